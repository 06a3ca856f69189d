#ifndef C_UNFAIR_LOCK_H
#define C_UNFAIR_LOCK_H

#include <stdbool.h>
#include <stdint.h>

// A lock of four bytes: zero if it is unlocked; otherwise, the number of the thread that owns it. Waiting threads sleep
// in the kernel.

void unfair_lock_lock(uint32_t *lock);
bool unfair_lock_try(uint32_t *lock);

/// Unlocks the lock if the current thread owns it, and returns whether it did.
bool unfair_lock_unlock(uint32_t *lock);

/// Returns whether the current thread owns the lock.
bool unfair_lock_is_mine(const uint32_t *lock);

#endif
