// The compiler converts results of C functions whose Swift types are bridged, such as `CGFloat`, to objects, and calls a
// function of the Objective-C runtime for them. On Linux, no library has it.

#include <stddef.h>

extern void swift_release(void *object);

void *objc_autoreleaseReturnValue(void *object) {
  // The caller uses the object before it calls another such function on the thread.
  static _Thread_local void *previous = NULL;
  if (previous) swift_release(previous);
  previous = object;
  return object;
}
