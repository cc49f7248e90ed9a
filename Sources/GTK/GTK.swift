// GTK
