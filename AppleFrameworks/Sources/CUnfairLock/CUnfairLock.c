#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CUnfairLock.h"

#include <linux/futex.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

// The highest bit indicates that threads may be waiting. The other bits contain the number of the owning thread.
#define SLEEPERS 0x80000000u

static uint32_t this_thread(void) {
  static _Thread_local uint32_t number;
  if (!number) number = (uint32_t)syscall(SYS_gettid);
  return number;
}

bool unfair_lock_try(uint32_t *lock) {
  uint32_t free = 0;
  return __atomic_compare_exchange_n(lock, &free, this_thread(), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

bool unfair_lock_is_mine(const uint32_t *lock) {
  return (__atomic_load_n(lock, __ATOMIC_RELAXED) & ~SLEEPERS) == this_thread();
}

void unfair_lock_lock(uint32_t *lock) {
  if (unfair_lock_try(lock)) return;
  // A thread that has waited sets the bit when it acquires the lock, because other threads may still be waiting.
  uint32_t mine = this_thread() | SLEEPERS;
  for (;;) {
    uint32_t value = __atomic_load_n(lock, __ATOMIC_RELAXED);
    if (!value) {
      if (__atomic_compare_exchange_n(lock, &value, mine, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) return;
      continue;
    }
    uint32_t marked = value | SLEEPERS;
    if (value != marked &&
        !__atomic_compare_exchange_n(lock, &value, marked, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
      continue;
    syscall(SYS_futex, lock, FUTEX_WAIT_PRIVATE, marked, NULL, NULL, 0);
  }
}

bool unfair_lock_unlock(uint32_t *lock) {
  if (!unfair_lock_is_mine(lock)) return false;
  uint32_t before = __atomic_exchange_n(lock, 0, __ATOMIC_RELEASE);
  if (before & SLEEPERS) syscall(SYS_futex, lock, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
  return true;
}
