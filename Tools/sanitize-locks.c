// Informs the thread sanitizer about Swift's `Mutex` when two threads wait for it.
//
// The fast paths are inlined in the code that uses it, where the sanitizer sees them. The slow paths are in
// libswiftSynchronization, which is built without the sanitizer, so that accesses under the lock appear to be races.
// This library is loaded before that one. Its functions call the original ones and annotate them. Swift passes `self`,
// the mutex, in a separate register.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#define SELF __attribute__((swift_context)) void *self
#define SWIFT __attribute__((swiftcall))
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

void __tsan_acquire(void *address);
void __tsan_release(void *address);

static void *next(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (!function) abort();
  return function;
}

/// Programs that are started have no sanitizer in them.
__attribute__((constructor)) static void stay(void) { unsetenv("LD_PRELOAD"); }

SWIFT void viewcode_lock(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void viewcode_lock(uint32_t thread, SELF) {
  ((SWIFT void (*)(uint32_t, SELF))next(LOCK))(thread, self);
  __tsan_acquire(self);
}

SWIFT bool viewcode_try(SELF) __asm__(TRY);
SWIFT bool viewcode_try(SELF) {
  bool is_ours = ((SWIFT bool (*)(SELF))next(TRY))(self);
  if (is_ours) __tsan_acquire(self);
  return is_ours;
}

SWIFT void viewcode_unlock(SELF) __asm__(UNLOCK);
SWIFT void viewcode_unlock(SELF) {
  __tsan_release(self);
  ((SWIFT void (*)(SELF))next(UNLOCK))(self);
}
