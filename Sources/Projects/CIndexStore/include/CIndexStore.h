#ifndef CINDEXSTORE_H
#define CINDEXSTORE_H

#include <stddef.h>
#include <stdint.h>

/// A use of a declaration, as the compiler's index has it. The texts are valid during the call only, and not terminated.
typedef struct {
  const char *usr;
  size_t usrLength;
  /// With the labels of its parameters.
  const char *name;
  size_t nameLength;
  /// Both from 1; the column in bytes.
  unsigned line;
  unsigned column;
} index_use;

/// Calls `each` for every place at which the source of an object file refers to a declaration, other than by what the compiler added.
///
/// @param library libIndexStore of the compiler that wrote the index.
/// @param store the folder that was given to it.
/// @param object the object file's path, as it was given to the compiler.
/// @return 0, or -1 where there is no such library or index, or it can't be read.
int index_store_uses(const char *library, const char *store, const char *object,
                     void (*each)(void *context, const index_use *use), void *context);

#endif
