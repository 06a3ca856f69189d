// libIndexStore is loaded from the compiler's folder when it is needed, because no Linux distribution has a package for
// it. The declarations below are from its public C interface (indexstore/indexstore.h in every toolchain of swift.org).
#include "CIndexStore.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const char *data;
  size_t length;
} string_ref;

typedef struct {
  void *(*store_create)(const char *path, void **error);
  void (*store_dispose)(void *store);
  void (*error_dispose)(void *error);
  size_t (*unit_name)(void *store, const char *output, char *buffer, size_t size);
  void *(*unit_create)(void *store, const char *name, void **error);
  void (*unit_dispose)(void *unit);
  bool (*unit_dependencies)(void *unit, void *context, bool (*each)(void *context, void *dependency));
  int (*dependency_kind)(void *dependency);
  string_ref (*dependency_name)(void *dependency);
  void *(*record_create)(void *store, const char *name, void **error);
  void (*record_dispose)(void *record);
  bool (*record_occurrences)(void *record, void *context, bool (*each)(void *context, void *occurrence));
  void *(*occurrence_symbol)(void *occurrence);
  uint64_t (*occurrence_roles)(void *occurrence);
  void (*occurrence_place)(void *occurrence, unsigned *line, unsigned *column);
  string_ref (*symbol_name)(void *symbol);
  string_ref (*symbol_usr)(void *symbol);
} functions;

enum { dependency_is_record = 2 };
enum { role_reference = 1 << 2, role_implicit = 1 << 8 };

typedef struct {
  const functions *index;
  void *store;
  void (*each)(void *context, const index_use *use);
  void *context;
  bool failed;
} reading;

static bool load(void *library, functions *out) {
  const struct {
    const char *name;
    void **place;
  } entries[] = {
      {"indexstore_store_create", (void **)&out->store_create},
      {"indexstore_store_dispose", (void **)&out->store_dispose},
      {"indexstore_error_dispose", (void **)&out->error_dispose},
      {"indexstore_store_get_unit_name_from_output_path", (void **)&out->unit_name},
      {"indexstore_unit_reader_create", (void **)&out->unit_create},
      {"indexstore_unit_reader_dispose", (void **)&out->unit_dispose},
      {"indexstore_unit_reader_dependencies_apply_f", (void **)&out->unit_dependencies},
      {"indexstore_unit_dependency_get_kind", (void **)&out->dependency_kind},
      {"indexstore_unit_dependency_get_name", (void **)&out->dependency_name},
      {"indexstore_record_reader_create", (void **)&out->record_create},
      {"indexstore_record_reader_dispose", (void **)&out->record_dispose},
      {"indexstore_record_reader_occurrences_apply_f", (void **)&out->record_occurrences},
      {"indexstore_occurrence_get_symbol", (void **)&out->occurrence_symbol},
      {"indexstore_occurrence_get_roles", (void **)&out->occurrence_roles},
      {"indexstore_occurrence_get_line_col", (void **)&out->occurrence_place},
      {"indexstore_symbol_get_name", (void **)&out->symbol_name},
      {"indexstore_symbol_get_usr", (void **)&out->symbol_usr},
  };
  for (size_t i = 0; i < sizeof entries / sizeof *entries; i++) {
    *entries[i].place = dlsym(library, entries[i].name);
    if (!*entries[i].place) return false;
  }
  return true;
}

static bool tell_use(void *context, void *occurrence) {
  reading *state = context;
  uint64_t roles = state->index->occurrence_roles(occurrence);
  if (!(roles & role_reference) || (roles & role_implicit)) return true;
  void *symbol = state->index->occurrence_symbol(occurrence);
  string_ref usr = state->index->symbol_usr(symbol);
  string_ref name = state->index->symbol_name(symbol);
  index_use use = {usr.data, usr.length, name.data, name.length, 0, 0};
  state->index->occurrence_place(occurrence, &use.line, &use.column);
  state->each(state->context, &use);
  return true;
}

static bool read_record(void *context, void *dependency) {
  reading *state = context;
  if (state->index->dependency_kind(dependency) != dependency_is_record) return true;
  string_ref name = state->index->dependency_name(dependency);
  char *terminated = strndup(name.data, name.length);
  if (!terminated) return false;
  void *error = NULL;
  void *record = state->index->record_create(state->store, terminated, &error);
  free(terminated);
  if (!record) {
    if (error) state->index->error_dispose(error);
    state->failed = true;
    return false;
  }
  state->index->record_occurrences(record, state, tell_use);
  state->index->record_dispose(record);
  return true;
}

int index_store_uses(const char *library, const char *store, const char *object,
                     void (*each)(void *context, const index_use *use), void *context) {
  // The library stays loaded for the next file.
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  functions index;
  if (!handle || !load(handle, &index)) return -1;
  void *error = NULL;
  void *opened = index.store_create(store, &error);
  if (!opened) {
    if (error) index.error_dispose(error);
    return -1;
  }
  int result = -1;
  size_t length = index.unit_name(opened, object, NULL, 0);
  char *name = malloc(length + 1);
  if (name) {
    index.unit_name(opened, object, name, length + 1);
    void *unit = index.unit_create(opened, name, &error);
    if (unit) {
      reading state = {&index, opened, each, context, false};
      index.unit_dependencies(unit, &state, read_record);
      index.unit_dispose(unit);
      result = state.failed ? -1 : 0;
    } else if (error) {
      index.error_dispose(error);
    }
    free(name);
  }
  index.store_dispose(opened);
  return result;
}
