// The open drawings, by the numbers with which they were opened.

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

/// Adds a drawing and takes ownership of it. Returns 0 if there is not enough memory.
int documents_add(documents *documents, uint64_t number, vc_vector *vector);

/// Returns a drawing, or NULL if there is none.
vc_vector *documents_find(const documents *documents, uint64_t number);

void documents_remove(documents *documents, uint64_t number);

#endif
