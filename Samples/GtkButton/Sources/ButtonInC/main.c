/* A GTK 4 program in C with an add button. */
#include "inkling-button.h"

static void activate(GtkApplication *application, gpointer data) {
    static const char *const user_info[] = {"soup", "tomato", NULL};
    GtkWidget *window = gtk_application_window_new(application);
    GtkWidget *button =
        inkling_add_button_new("org.inkling.ButtonInC.order", "Order tomato soup", "Soup time", user_info);
    gtk_widget_set_halign(button, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
    gtk_window_set_child(GTK_WINDOW(window), button);
    gtk_window_set_title(GTK_WINDOW(window), "Button in C");
    gtk_window_set_default_size(GTK_WINDOW(window), 480, 320);
    gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
    GtkApplication *application = gtk_application_new("org.inkling.ButtonInC", G_APPLICATION_DEFAULT_FLAGS);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    int status = g_application_run(G_APPLICATION(application), argc, argv);
    g_object_unref(application);
    return status;
}
