// The two entry points that libdispatch keeps for a foreign run loop: a descriptor that becomes readable when the main
// queue has work, and the function that drains it.
#pragma once
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *_Nullable unused);
