// Functions that read HEIC and AVIF files with libheif.

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
  /// The pixels on success: blue, green, red, alpha, not premultiplied. The caller frees them.
  uint8_t *pixels;
} vc_photo;

/// Returns whether libheif has found a decoder for HEIC.
int vc_photo_decodes_hevc(void);

/// Decodes the primary image, with the rotation in the file.
vc_photo vc_photo_decode(
    const uint8_t *bytes, size_t count, uint32_t maximum_side, uint32_t maximum_pixels, char *message,
    size_t message_size);

#endif
