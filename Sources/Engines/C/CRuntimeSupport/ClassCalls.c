#include "ClassCalls.h"
#include "SwiftCalls.h"

#include <stddef.h>

typedef SWIFT_CALL void *init_function(SWIFT_CONTEXT const void *type);
typedef SWIFT_CALL void *init_any_function(void *value, SWIFT_CONTEXT const void *type);
typedef SWIFT_CALL void *init_rectangle_function(double x, double y, double width, double height,
                                                 SWIFT_CONTEXT const void *type);
typedef SWIFT_CALL void *init_string_function(uint64_t word0, uint64_t word1, SWIFT_CONTEXT const void *type);
typedef SWIFT_CALL void *init_kind_string_function(uint8_t kind, uint64_t word0, uint64_t word1,
                                                   SWIFT_CONTEXT const void *type);
typedef SWIFT_CALL void *init_objects_function(void *first, void *second, SWIFT_CONTEXT const void *type);
typedef SWIFT_CALL void *init_words_function(uint64_t word0, uint64_t word1, uint64_t word2, uint64_t word3,
                                             SWIFT_CONTEXT const void *type);

void *class_call_init(const void *function, const void *type) { return ((init_function *)function)(type); }

void *class_call_init_any(const void *function, const void *type, void *value) {
  return ((init_any_function *)function)(value, type);
}

void *class_call_init_rectangle(const void *function, const void *type, double x, double y, double width,
                                double height) {
  return ((init_rectangle_function *)function)(x, y, width, height, type);
}

void *class_call_init_string(const void *function, const void *type, struct class_call_string string) {
  return ((init_string_function *)function)(string.words[0], string.words[1], type);
}

void *class_call_init_kind_string(const void *function, const void *type, uint8_t kind,
                                  struct class_call_string string) {
  return ((init_kind_string_function *)function)(kind, string.words[0], string.words[1], type);
}

void *class_call_init_objects(const void *function, const void *type, void *first, void *second) {
  return ((init_objects_function *)function)(first, second, type);
}

void *class_call_init_words(const void *function, const void *type, uint64_t word0, uint64_t word1, uint64_t word2,
                            uint64_t word3) {
  return ((init_words_function *)function)(word0, word1, word2, word3, type);
}

struct metadata_response {
  const void *metadata;
  size_t state;
};
typedef SWIFT_CALL struct metadata_response metadata_accessor(size_t request);

const void *class_call_metadata_accessor(const void *function) {
  // 0 requests complete metadata, and waits for it.
  return ((metadata_accessor *)function)(0).metadata;
}
