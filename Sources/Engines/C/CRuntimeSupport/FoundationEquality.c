#include "FoundationEquality.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/// The beginning of Core Foundation's record of a type, as in its public header CFRuntime.h.
struct type_record {
  long version;
  const char *name;
  void *init;
  void *copy;
  void *finalize;
  unsigned char (*equal)(const void *, const void *);
  unsigned long (*hash)(const void *);
};

/// The beginning of the table with which Core Foundation calls Swift objects of Foundation.
struct swift_bridge {
  void *type;
  unsigned long (*hash)(const void *);
  unsigned char (*equal)(const void *, const void *);
};

// Foundation's own table, which is missing in a program without Foundation.
extern const struct type_record *_CFRuntimeGetClassWithTypeID(unsigned long) __attribute__((weak));
extern const struct swift_bridge __CFSwiftBridge __attribute__((weak));
extern void __HALT(void) __attribute__((weak));

enum foundation_equality foundation_mend_equality(void) {
  if (!&_CFRuntimeGetClassWithTypeID || !&__CFSwiftBridge || !&__HALT) return FOUNDATION_EQUALITY_IS_OTHER;
  struct type_record *record = (struct type_record *)_CFRuntimeGetClassWithTypeID(0);
  if (!record || !record->name || strcmp(record->name, "Not A Type") != 0) return FOUNDATION_EQUALITY_IS_OTHER;
  const struct swift_bridge *bridge = &__CFSwiftBridge;
  if (!bridge->equal || !bridge->hash) return FOUNDATION_EQUALITY_IS_OTHER;
  if (record->equal == bridge->equal) return FOUNDATION_EQUALITY_MENDED;
  if ((void *)record->equal != (void *)__HALT) return FOUNDATION_EQUALITY_IS_OTHER;

  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = (uintptr_t)record / page * page;
  size_t size = (uintptr_t)(record + 1) - start;
  if (mprotect((void *)start, size, PROT_READ | PROT_WRITE)) return FOUNDATION_EQUALITY_REFUSED;
  record->equal = bridge->equal;
  record->hash = bridge->hash;
  // The page may contain other variables, so it stays writable, as during the start of a program.
  return FOUNDATION_EQUALITY_MENDED;
}
