#ifndef C_STACK_SIGNAL_H
#define C_STACK_SIGNAL_H

#include <stdbool.h>

/// Has a signal whose handler tells where the program is find it in a function that keeps a frame pointer.
///
/// Swift's runtime tells a program's stack along the chain of frame pointers (`SWIFT_BACKTRACE`). A signal from outside often meets a
/// function of the runtime's or of the C library's that keeps none, and the function that called it is then missing: the one that loops,
/// as a rule. The handler that is there gets the state that the innermost function with a frame pointer will be in when it is come back to,
/// as the tables for unwinding tell it.
///
/// \return whether there was a handler, and it takes a state.
bool stack_signal_lead(int number);

#endif
