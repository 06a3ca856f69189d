#ifndef CPREVIEWRECORDS_H
#define CPREVIEWRECORDS_H

#include <stddef.h>

// What `#Preview` leaves in the section "viewcode_previews": a function that writes the preview's type
// (`any PreviewRegistry.Type`, which only Swift knows) to the memory it is given.
typedef void (*PreviewRecord)(void *_Nonnull type);

// The records of the program, `preview_record_count()` of them, in the order the linker laid them out.
const PreviewRecord _Nullable *_Nullable preview_records(void);
size_t preview_record_count(void);

#endif
