// HEIC and AVIF by libheif.

#ifndef VIEWCODE_PHOTO_FILES_H
#define VIEWCODE_PHOTO_FILES_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
  /// One of the results in image_helper_messages.h.
  uint32_t status;
  uint32_t width;
  uint32_t height;
  int has_alpha;
  /// Where all is well: blue, green, red, alpha, not multiplied. The caller frees them.
  uint8_t *pixels;
} vc_photo;

/// Whether libheif has found a decoder for HEIC.
int vc_photo_decodes_hevc(void);

/// The primary picture, turned as the file says.
vc_photo vc_photo_decode(
    const uint8_t *bytes, size_t count, uint32_t maximum_side, uint32_t maximum_pixels, char *message,
    size_t message_size);

#endif
