#ifndef C_CLASS_CALLS_H
#define C_CLASS_CALLS_H

#include <stdint.h>

// Calls of Swift initializers by their addresses. `type` is the class to make an object of. Each returns an object that the
// caller owns, and takes over what it is given. How arguments travel: docs/ABI/CallingConventionSummary.rst of Swift, and
// for enums of one byte, strings and rectangles, the fields of the value one by one.

/// A `String?` as it lies in memory.
struct class_call_string {
  uint64_t words[2];
};

/// `init()`
void *_Nullable class_call_init(const void *_Nonnull function, const void *_Nonnull type);

/// `init(_: Any)`. `value` points at an `Any`, which the initializer takes out of that memory.
void *_Nullable class_call_init_any(
    const void *_Nonnull function, const void *_Nonnull type, void *_Nonnull value);

/// `init(_: CGRect)`
void *_Nullable class_call_init_rectangle(
    const void *_Nonnull function, const void *_Nonnull type, double x, double y, double width, double height);

/// `init(_: String?)`
void *_Nullable class_call_init_string(
    const void *_Nonnull function, const void *_Nonnull type, struct class_call_string string);

/// `init(_: Kind, _: String?)` with an enum without payloads.
void *_Nullable class_call_init_kind_string(
    const void *_Nonnull function, const void *_Nonnull type, uint8_t kind, struct class_call_string string);

/// `init(_: AnyObject, _: AnyObject?)`. The initializer owns both.
void *_Nullable class_call_init_objects(
    const void *_Nonnull function, const void *_Nonnull type, void *_Nonnull first, void *_Nullable second);

/// An initializer whose parameters are four words in all: strings, objects, and objects of protocols. The initializer owns them.
void *_Nullable class_call_init_words(
    const void *_Nonnull function, const void *_Nonnull type, uint64_t word0, uint64_t word1, uint64_t word2,
    uint64_t word3);

/// The metadata of the type that a metadata accessor function gives.
const void *_Nullable class_call_metadata_accessor(const void *_Nonnull function);

#endif
