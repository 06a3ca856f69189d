#ifndef C_CLASS_CALLS_H
#define C_CLASS_CALLS_H

#include <stdint.h>

// Calls of Swift initializers by their addresses. `type` is the class of the new object. Each returns an object that
// the caller owns, and takes ownership of its arguments. docs/ABI/CallingConventionSummary.rst of Swift describes the
// passing of arguments. Enumerations of one byte, strings and rectangles are passed as their fields.

/// A `String?` in its memory layout.
struct class_call_string {
  uint64_t words[2];
};

/// `init()`
void *_Nullable class_call_init(const void *_Nonnull function, const void *_Nonnull type);

/// `init(_: Any)`. `value` points to an `Any`, which the initializer takes from that memory.
void *_Nullable class_call_init_any(
    const void *_Nonnull function, const void *_Nonnull type, void *_Nonnull value);

/// `init(_: CGRect)`
void *_Nullable class_call_init_rectangle(
    const void *_Nonnull function, const void *_Nonnull type, double x, double y, double width, double height);

/// `init(_: String?)`
void *_Nullable class_call_init_string(
    const void *_Nonnull function, const void *_Nonnull type, struct class_call_string string);

/// `init(_: Kind, _: String?)` with an enumeration without associated values.
void *_Nullable class_call_init_kind_string(
    const void *_Nonnull function, const void *_Nonnull type, uint8_t kind, struct class_call_string string);

/// `init(_: AnyObject, _: AnyObject?)`. The initializer takes ownership of both.
void *_Nullable class_call_init_objects(
    const void *_Nonnull function, const void *_Nonnull type, void *_Nonnull first, void *_Nullable second);

/// An initializer whose parameters have four words in total: strings, objects, and objects of protocols. The
/// initializer takes ownership of them.
void *_Nullable class_call_init_words(
    const void *_Nonnull function, const void *_Nonnull type, uint64_t word0, uint64_t word1, uint64_t word2,
    uint64_t word3);

/// Returns the metadata that a metadata accessor function provides.
const void *_Nullable class_call_metadata_accessor(const void *_Nonnull function);

#endif
