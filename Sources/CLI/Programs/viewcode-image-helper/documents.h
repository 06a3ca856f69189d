// The drawings that are open, by the numbers they were opened under.

#ifndef VIEWCODE_DOCUMENTS_H
#define VIEWCODE_DOCUMENTS_H

#include "vector_files.h"

typedef struct {
  uint64_t number;
  vc_vector *vector;
} document;

typedef struct {
  document *items;
  size_t count;
  size_t capacity;
} documents;

/// Takes the drawing over. Returns 0 where there is no memory.
int documents_add(documents *documents, uint64_t number, vc_vector *vector);

/// NULL for none.
vc_vector *documents_find(const documents *documents, uint64_t number);

void documents_remove(documents *documents, uint64_t number);

#endif
