#ifndef C_FIELD_RECORDS_H
#define C_FIELD_RECORDS_H

#include <stdbool.h>
#include <stdint.h>

// The records of `Mirror` about the stored properties of a type, from entry points of the runtime that no header
// declares. They are weak references, so that a runtime without them is detected and not rejected by the loader.

/// Returns the number of a type's stored properties, including those of its superclasses, or -1 if the runtime can't
/// provide it.
intptr_t field_records_count(const void *_Nonnull type);

/// Returns the type of a stored property, with the same numbering, and whether it is neither weak nor unowned. Returns
/// null if the runtime can't provide it.
const void *_Nullable field_records_type(const void *_Nonnull type, intptr_t index, bool *_Nonnull is_strong);

#endif
