#include "photo_files.h"

#include "image_helper_messages.h"
#include <libheif/heif.h>
#include <stdio.h>
#include <stdlib.h>

int vc_photo_decodes_hevc(void) { return heif_have_decoder_for_format(heif_compression_HEVC); }

static vc_photo corrupt(const char *reason, char *message, size_t message_size) {
  snprintf(message, message_size, "%s", reason);
  return (vc_photo){.status = VC_HELPER_CORRUPT};
}

static vc_photo failed(struct heif_error error, char *message, size_t message_size) {
  vc_photo photo = corrupt(error.message ? error.message : "it cannot be read", message, message_size);
  if (error.code == heif_error_Unsupported_feature || error.code == heif_error_Unsupported_filetype
      || error.code == heif_error_Plugin_loading_error) {
    photo.status = VC_HELPER_UNSUPPORTED;
  }
  return photo;
}

static int is_too_large(int width, int height, uint32_t maximum_side, uint32_t maximum_pixels) {
  return (uint32_t)width > maximum_side || (uint32_t)height > maximum_side
      || (uint64_t)width * (uint64_t)height > maximum_pixels;
}

static vc_photo too_large(int width, int height) {
  return (vc_photo){.status = VC_HELPER_TOO_LARGE, .width = (uint32_t)width, .height = (uint32_t)height};
}

static vc_photo copied(
    const struct heif_image *image, int has_alpha, uint32_t maximum_side, uint32_t maximum_pixels, char *message,
    size_t message_size) {
  int columns = heif_image_get_width(image, heif_channel_interleaved);
  int rows = heif_image_get_height(image, heif_channel_interleaved);
  int stride = 0;
  const uint8_t *plane = heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride);
  if (columns <= 0 || rows <= 0 || !plane || stride / 4 < columns) {
    return corrupt("it has no pixels", message, message_size);
  }
  if (is_too_large(columns, rows, maximum_side, maximum_pixels)) return too_large(columns, rows);
  uint8_t *pixels = malloc((size_t)columns * (size_t)rows * 4);
  if (!pixels) return corrupt("no memory", message, message_size);
  uint8_t *to = pixels;
  for (int row = 0; row < rows; row++) {
    const uint8_t *from = plane + (size_t)row * (size_t)stride;
    for (int column = 0; column < columns; column++, from += 4, to += 4) {
      to[0] = from[2];
      to[1] = from[1];
      to[2] = from[0];
      to[3] = has_alpha ? from[3] : 255;
    }
  }
  return (vc_photo){
      .status = VC_HELPER_OK, .width = (uint32_t)columns, .height = (uint32_t)rows, .has_alpha = has_alpha,
      .pixels = pixels};
}

static vc_photo decode(
    struct heif_context *context, const uint8_t *bytes, size_t count, uint32_t maximum_side, uint32_t maximum_pixels,
    char *message, size_t message_size) {
  struct heif_error error = heif_context_read_from_memory_without_copy(context, bytes, count, NULL);
  if (error.code != heif_error_Ok) return failed(error, message, message_size);
  struct heif_image_handle *handle = NULL;
  error = heif_context_get_primary_image_handle(context, &handle);
  if (error.code != heif_error_Ok) return failed(error, message, message_size);
  if (!handle) return corrupt("it has no primary picture", message, message_size);

  vc_photo photo;
  struct heif_image *image = NULL;
  int width = heif_image_handle_get_width(handle), height = heif_image_handle_get_height(handle);
  if (width <= 0 || height <= 0) {
    photo = corrupt("it has no pixels", message, message_size);
  } else if (is_too_large(width, height, maximum_side, maximum_pixels)) {
    photo = too_large(width, height);
  } else {
    error = heif_decode_image(handle, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, NULL);
    if (error.code != heif_error_Ok) {
      photo = failed(error, message, message_size);
    } else if (!image) {
      photo = corrupt("it has no pixels", message, message_size);
    } else {
      int has_alpha = heif_image_handle_has_alpha_channel(handle) != 0;
      photo = copied(image, has_alpha, maximum_side, maximum_pixels, message, message_size);
    }
  }
  if (image) heif_image_release(image);
  heif_image_handle_release(handle);
  return photo;
}

vc_photo vc_photo_decode(
    const uint8_t *bytes, size_t count, uint32_t maximum_side, uint32_t maximum_pixels, char *message,
    size_t message_size) {
  struct heif_context *context = heif_context_alloc();
  if (!context) return corrupt("no memory", message, message_size);
  heif_context_set_maximum_image_size_limit(context, maximum_side < 32767 ? (int)maximum_side : 32767);
  // With tiles decoded in parallel, memory and time would depend on the machine.
  heif_context_set_max_decoding_threads(context, 0);
  vc_photo photo = decode(context, bytes, count, maximum_side, maximum_pixels, message, message_size);
  heif_context_free(context);
  return photo;
}
