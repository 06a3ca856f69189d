#ifndef C_METADATA_SECTIONS_H
#define C_METADATA_SECTIONS_H

#include <stdbool.h>

// The records that the compiler stores in every program and library. The Swift runtime has those of all loaded ones,
// including those from dlopen(): libswiftCore's `swift_enumerateAllMetadataSections`, with which Swift Testing finds
// tests.

/// Calls `body` with the type's metadata accessor function for each declared conformance of a type that is not generic.
///
/// `protocol` is the descriptor of the protocol. Returns false if this runtime doesn't provide the records.
bool metadata_sections_find_conformances(
    const void *_Nonnull protocol, void *_Nullable context,
    void (*_Nonnull body)(void *_Nullable context, const void *_Nonnull metadata_accessor));

#endif
