#ifndef C_CALL_STACK_H
#define C_CALL_STACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Who has called: return addresses along the chain of frame pointers, which Swift's compiler keeps on Linux unless it is told not
// to (-fno-omit-frame-pointer is its default). Nothing is unwound by tables, so that a dozen frames cost some nanoseconds.

/// Writes return addresses, the innermost first, those of this function's caller left out.
///
/// The walk ends at the stack's end, where a frame does not lie above the one before it, and at `outermost`.
///
/// \param outermost a frame's address: frames from there on are not told; 0 for all.
/// \return how many were written.
size_t call_stack_read(uintptr_t *_Nonnull addresses, size_t capacity, uintptr_t outermost);

/// The address of the frame of the caller's caller, with Swift's mark of async functions in bit 60.
uintptr_t call_stack_frame(void);

/// Which file's code lies at an address, and where in it, as its debug tables count.
///
/// The path is empty for the program itself. It lives as long as the code does.
bool call_stack_image(uintptr_t address, const char *_Nullable *_Nonnull path, uint64_t *_Nonnull offset);

/// The name of a Swift function as people write it, to be freed; null where the runtime can't say.
char *_Nullable call_stack_demangle(const char *_Nonnull name);

#endif
