#ifndef C_FIELD_RECORDS_H
#define C_FIELD_RECORDS_H

#include <stdbool.h>
#include <stdint.h>

// What `Mirror` knows of the stored properties of a type: the runtime's own entry points for it, which are not in any header.
// They are weak references, so that a runtime without them is found out and not refused by the loader.

/// How many stored properties a type has, those of its superclasses counted in; -1 where the runtime can't say.
intptr_t field_records_count(const void *_Nonnull type);

/// The type of a stored property, counted as above, and whether it is neither weak nor unowned; null where the runtime
/// can't say.
const void *_Nullable field_records_type(const void *_Nonnull type, intptr_t index, bool *_Nonnull is_strong);

#endif
