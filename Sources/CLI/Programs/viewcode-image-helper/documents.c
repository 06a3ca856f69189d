#include "documents.h"

#include <stdlib.h>

// ImageCodecs only keeps a few documents open at a time, so a linear search is fast enough.

int documents_add(documents *documents, uint64_t number, vc_vector *vector) {
  if (documents->count == documents->capacity) {
    size_t capacity = documents->capacity ? documents->capacity * 2 : 16;
    document *items = realloc(documents->items, capacity * sizeof(document));
    if (!items) return 0;
    documents->items = items;
    documents->capacity = capacity;
  }
  documents->items[documents->count++] = (document){number, vector};
  return 1;
}

static document *find(const documents *documents, uint64_t number) {
  for (size_t i = 0; i < documents->count; i++) {
    if (documents->items[i].number == number) return &documents->items[i];
  }
  return NULL;
}

vc_vector *documents_find(const documents *documents, uint64_t number) {
  document *found = find(documents, number);
  return found ? found->vector : NULL;
}

void documents_remove(documents *documents, uint64_t number) {
  document *found = find(documents, number);
  if (!found) return;
  vc_vector_close(found->vector);
  *found = documents->items[--documents->count];
}
