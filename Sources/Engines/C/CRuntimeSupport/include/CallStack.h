#ifndef C_CALL_STACK_H
#define C_CALL_STACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The callers of a function: return addresses along the chain of frame pointers, which Swift's compiler emits on Linux
// by default (-fno-omit-frame-pointer). No tables are used for unwinding, so that a dozen frames take some nanoseconds.

/// Writes return addresses, innermost first, without those of this function's caller.
///
/// The walk ends at the end of the stack, at a frame that is not above the previous one, and at `outermost`.
///
/// \param outermost the address of a frame at which the walk ends, or 0 for none.
/// \return the number of written addresses.
size_t call_stack_read(uintptr_t *_Nonnull addresses, size_t capacity, uintptr_t outermost);

/// Returns the address of the frame of the caller's caller, with Swift's mark of async functions in bit 60.
uintptr_t call_stack_frame(void);

/// Finds the file that contains the code at an address, and the offset in it, as in its debug tables.
///
/// The path is empty for the program itself. It is valid as long as the code is loaded.
bool call_stack_image(uintptr_t address, const char *_Nullable *_Nonnull path, uint64_t *_Nonnull offset);

/// Returns the readable name of a Swift function, which the caller must free, or null if the runtime can't provide it.
char *_Nullable call_stack_demangle(const char *_Nonnull name);

#endif
