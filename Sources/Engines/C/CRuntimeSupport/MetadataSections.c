#include "MetadataSections.h"

#include <stddef.h>
#include <stdint.h>

// The structure is in stdlib/public/runtime/MetadataSections.h of Swift, up to the fields that are read here. Later
// versions only add fields at the end.
struct section {
  uintptr_t start;
  size_t bytes;
};

struct metadata_sections {
  uintptr_t version;
  const void *base_address;
  void *unused[2];
  struct section protocols;
  struct section protocol_conformances;
};

__attribute__((weak)) extern void swift_enumerateAllMetadataSections(
    bool (*body)(const struct metadata_sections *sections, void *context), void *context);

// According to docs/ABI/TypeMetadata.rst and include/swift/ABI/Metadata.h of Swift, references are distances from their
// own address.

struct conformance {
  int32_t protocol;
  int32_t type;
  int32_t witness_table;
  uint32_t flags;
};

struct type_description {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t metadata_accessor;
};

enum { type_kind_shift = 3, type_kind_mask = 7, direct_type = 0, indirect_type = 1, generic_type = 0x80 };

static const void *target(const int32_t *reference) {
  return *reference ? (const char *)reference + *reference : NULL;
}

/// Resolves a reference. The last bit indicates that the target contains an address.
static const void *indirectable_target(const int32_t *reference) {
  const char *place = (const char *)reference + (*reference & ~1);
  if (*reference & 1) return *(const void *const *)place;
  return *reference ? place : NULL;
}

static const struct type_description *type_of(const struct conformance *record) {
  switch (record->flags >> type_kind_shift & type_kind_mask) {
  case direct_type: return target(&record->type);
  case indirect_type: {
    const void *const *place = target(&record->type);
    return place ? *place : NULL;
  }
  default: return NULL;
  }
}

struct search {
  const void *protocol;
  void *context;
  void (*body)(void *context, const void *metadata_accessor);
};

static bool visit(const struct metadata_sections *sections, void *context) {
  const struct search *search = context;
  const int32_t *records = (const int32_t *)sections->protocol_conformances.start;
  size_t count = records ? sections->protocol_conformances.bytes / sizeof *records : 0;
  for (size_t index = 0; index < count; index++) {
    const struct conformance *record = target(&records[index]);
    if (!record || indirectable_target(&record->protocol) != search->protocol) continue;
    const struct type_description *type = type_of(record);
    if (!type || type->flags & generic_type) continue;
    const void *accessor = target(&type->metadata_accessor);
    if (accessor) search->body(search->context, accessor);
  }
  return true;
}

bool metadata_sections_find_conformances(const void *protocol, void *context,
                                         void (*body)(void *context, const void *metadata_accessor)) {
  if (!swift_enumerateAllMetadataSections) return false;
  struct search search = {protocol, context, body};
  swift_enumerateAllMetadataSections(visit, &search);
  return true;
}
