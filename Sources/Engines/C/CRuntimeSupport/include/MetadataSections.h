#ifndef C_METADATA_SECTIONS_H
#define C_METADATA_SECTIONS_H

#include <stdbool.h>

// The records that the compiler leaves in every program and library, and that the Swift runtime knows of all that are
// loaded, those by dlopen() as well: libswiftCore's `swift_enumerateAllMetadataSections`, which Swift Testing
// finds tests by.

/// Calls `body` for each declared conformance of a type that is not generic, with the type's metadata accessor function.
///
/// `protocol` is the protocol's description. Returns false where this runtime doesn't tell where records lie.
bool metadata_sections_find_conformances(
    const void *_Nonnull protocol, void *_Nullable context,
    void (*_Nonnull body)(void *_Nullable context, const void *_Nonnull metadata_accessor));

#endif
