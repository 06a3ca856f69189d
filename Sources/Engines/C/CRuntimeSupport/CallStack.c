#define _GNU_SOURCE
#include "CallStack.h"

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <string.h>

// A frame on x86-64 and AArch64: the caller's frame and the return address.
struct frame {
  uintptr_t caller;
  uintptr_t return_address;
};

// Swift marks the frames of async functions with a bit that no address has (docs/ABI/CallingConvention… of Swift,
// "extended frames").
static const uintptr_t async_mark = (uintptr_t)1 << 60;

// Returns the end of this thread's stack. It is cached, because glibc reads a file for the main thread.
static __thread uintptr_t stack_end;

static uintptr_t end_of_stack(void) {
  if (stack_end) return stack_end;
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  void *start = NULL;
  size_t size = 0;
  int failure = pthread_attr_getstack(&attributes, &start, &size);
  pthread_attr_destroy(&attributes);
  if (failure) return 0;
  stack_end = (uintptr_t)start + size;
  return stack_end;
}

__attribute__((noinline)) size_t call_stack_read(uintptr_t *addresses, size_t capacity, uintptr_t outermost) {
  uintptr_t end = end_of_stack();
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  if (here == 0 || here >= end) return 0;
  // The caller's own frame is first, because its return address identifies the caller's caller.
  uintptr_t current = ((struct frame *)here)->caller & ~async_mark;
  uintptr_t last = here;
  size_t count = 0;
  while (count < capacity) {
    if (current <= last || current % sizeof(uintptr_t) != 0 || current > end - sizeof(struct frame)) break;
    if (outermost && current >= outermost) break;
    struct frame *frame = (struct frame *)current;
    if (frame->return_address < 4096) break;
    addresses[count++] = frame->return_address;
    last = current;
    current = frame->caller & ~async_mark;
  }
  return count;
}

__attribute__((noinline)) uintptr_t call_stack_frame(void) {
  struct frame *caller = (struct frame *)(((struct frame *)__builtin_frame_address(0))->caller & ~async_mark);
  return caller ? caller->caller : 0;
}

bool call_stack_image(uintptr_t address, const char **path, uint64_t *offset) {
  struct link_map *map = NULL;
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 35)
  // dladdr would search all symbols of a library, which takes longer than all other work with an address.
  struct dl_find_object found;
  if (_dl_find_object((void *)address, &found) == 0) map = found.dlfo_link_map;
#else
  Dl_info info;
  if (!dladdr1((void *)address, &info, (void **)&map, RTLD_DL_LINKMAP)) return false;
#endif
  if (!map || address < map->l_addr) return false;
  *path = map->l_name ? map->l_name : "";
  *offset = address - map->l_addr;
  return true;
}

// The function is in include/swift/Demangling/… of Swift. The standard library uses it for `backtrace` and crash
// reports.
__attribute__((weak)) extern char *swift_demangle(
    const char *name, size_t length, char *buffer, size_t *size, uint32_t flags);

char *call_stack_demangle(const char *name) {
  return swift_demangle ? swift_demangle(name, strlen(name), NULL, NULL, 0) : NULL;
}
