// The settings of the C library's allocator, which Swift does not import.
#pragma once
#include <malloc.h>

/// Keeps a process small that works little and long: few arenas for its threads, and freed memory goes back soon.
static inline void preferSmallHeap(void) {
    mallopt(M_ARENA_MAX, 2);
    mallopt(M_MMAP_THRESHOLD, 128 * 1024);
    mallopt(M_TRIM_THRESHOLD, 256 * 1024);
}

/// Gives back what the allocator keeps for later.
static inline void returnFreeMemory(void) { malloc_trim(0); }
