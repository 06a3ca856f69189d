#include "CPreviewRecords.h"

// The linker makes these two for every section whose name is a C identifier. They are weak: a program without
// previews has no such section, and then both are null.
extern const PreviewRecord __start_viewcode_previews[] __attribute__((weak, visibility("hidden")));
extern const PreviewRecord __stop_viewcode_previews[] __attribute__((weak, visibility("hidden")));

const PreviewRecord *preview_records(void) { return __start_viewcode_previews; }

size_t preview_record_count(void) {
  return (size_t)(__stop_viewcode_previews - __start_viewcode_previews);
}
