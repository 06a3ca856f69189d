#ifndef C_MAIN_STACK_H
#define C_MAIN_STACK_H

#include <stdint.h>

/// Lets the main thread's stack grow to so many bytes, as far as the system allows it.
///
/// `top` gets the address at which it begins, 0 where that is not known, and `bytes` how far it may go down from there. On any thread.
void main_stack_make_room(uintptr_t wanted, uintptr_t *top, uintptr_t *bytes);

#endif
