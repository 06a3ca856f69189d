#ifndef CINDEXSTORE_H
#define CINDEXSTORE_H

#include <stddef.h>
#include <stdint.h>

/// A use of a declaration in the compiler's index. The texts are only valid during the call, and are not terminated.
typedef struct {
  const char *usr;
  size_t usrLength;
  /// The name, including the labels of its parameters.
  const char *name;
  size_t nameLength;
  /// The line and the column in bytes, both counted from 1.
  unsigned line;
  unsigned column;
} index_use;

/// Calls `each` for every place at which the source of an object file refers to a declaration, except for references
/// that the compiler added.
///
/// @param library The path of libIndexStore of the compiler that wrote the index.
/// @param store The folder of the index, as it was passed to the compiler.
/// @param object The path of the object file, as it was passed to the compiler.
/// @return 0, or -1 if the library or the index does not exist or can't be read.
int index_store_uses(const char *library, const char *store, const char *object,
                     void (*each)(void *context, const index_use *use), void *context);

#endif
