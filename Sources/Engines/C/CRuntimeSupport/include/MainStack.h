#ifndef C_MAIN_STACK_H
#define C_MAIN_STACK_H

#include <stdint.h>

/// Raises the limit of the main thread's stack to a number of bytes, as far as the system permits.
///
/// `top` receives the address at which it begins, or 0 if it is unknown, and `bytes` the size to which it may grow
/// downward. Call it on any thread.
void main_stack_make_room(uintptr_t wanted, uintptr_t *top, uintptr_t *bytes);

#endif
