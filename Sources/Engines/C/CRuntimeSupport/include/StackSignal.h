#ifndef C_STACK_SIGNAL_H
#define C_STACK_SIGNAL_H

#include <stdbool.h>

/// Makes a signal whose handler reports the position of the program interrupt a function with a frame pointer.
///
/// Swift's runtime reports a program's stack along the chain of frame pointers (`SWIFT_BACKTRACE`). A signal from
/// outside often interrupts a function of the runtime or of the C library without one. The report then lacks its
/// caller, which is usually the looping function. The original handler receives the state in which the innermost
/// function with a frame pointer will be after the return, according to the unwind tables.
///
/// \return whether a handler exists and accepts a state.
bool stack_signal_lead(int number);

#endif
