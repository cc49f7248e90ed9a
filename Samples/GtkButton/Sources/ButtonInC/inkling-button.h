#pragma once
#include <gtk/gtk.h>

/* The button with which a user adds a shortcut. It says "Add to Shortcuts", or "Added to Shortcuts" with the user's
 * phrase, and follows what happens elsewhere. A press opens a sheet above the button's window.
 *
 * Call it on the main thread, after GTK was initialised. The widget has a floating reference, like every new one.
 *
 * activity_type: listed in NSUserActivityTypes of the app's Info.plist
 * title:         what the shortcut is called
 * phrase:        the phrase to propose, or NULL
 * user_info:     keys and values in turn, ended by NULL, or NULL
 */
GtkWidget *inkling_add_button_new(const char *activity_type, const char *title, const char *phrase,
                                  const char *const *user_info);
