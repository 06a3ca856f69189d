#ifndef C_UNFAIR_LOCK_H
#define C_UNFAIR_LOCK_H

#include <stdbool.h>
#include <stdint.h>

// A lock of four bytes, zero when it is free, else the number of the thread that holds it. Who waits sleeps in the kernel.

void unfair_lock_lock(uint32_t *lock);
bool unfair_lock_try(uint32_t *lock);

/// Returns whether this thread held it; only then it is free afterwards.
bool unfair_lock_unlock(uint32_t *lock);

/// Whether this thread holds it.
bool unfair_lock_is_mine(const uint32_t *lock);

#endif
