#include "FieldRecords.h"
#include "SwiftCalls.h"

#include <stddef.h>

// The information about a property, as in stdlib/public/runtime/ReflectionMirror.cpp of Swift.
struct field {
  const char *name;
  void (*free_name)(const char *name);
  bool is_strong;
  bool is_variable;
};

__attribute__((weak)) extern SWIFT_CALL intptr_t swift_reflectionMirror_recursiveCount(const void *type);
__attribute__((weak)) extern SWIFT_CALL const void *swift_reflectionMirror_recursiveChildMetadata(
    const void *type, intptr_t index, struct field *field);

intptr_t field_records_count(const void *type) {
  if (!swift_reflectionMirror_recursiveCount || !swift_reflectionMirror_recursiveChildMetadata) return -1;
  return swift_reflectionMirror_recursiveCount(type);
}

const void *field_records_type(const void *type, intptr_t index, bool *is_strong) {
  // The additional space is for data that a later runtime may write after the record.
  struct {
    struct field field;
    void *spare[4];
  } memory = {0};
  if (!swift_reflectionMirror_recursiveChildMetadata) return NULL;
  const void *result = swift_reflectionMirror_recursiveChildMetadata(type, index, &memory.field);
  if (memory.field.free_name) memory.field.free_name(memory.field.name);
  *is_strong = memory.field.is_strong;
  return result;
}
