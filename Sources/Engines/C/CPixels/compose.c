#include "CPixels.h"
#include "lanes.h"

void vc_copy(
    uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride, ptrdiff_t width, ptrdiff_t height) {
  for (ptrdiff_t y = 0; y < height; y++) memcpy(row(to, stride, y), const_row(from, from_stride, y), width * 4);
}

static int is_opaque(const uint32_t *pixels, ptrdiff_t width) {
  uint32_t all = 0xff000000;
  for (ptrdiff_t x = 0; x < width; x++) all &= pixels[x];
  return all == 0xff000000;
}

void vc_over(
    uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride, ptrdiff_t width, ptrdiff_t height,
    uint32_t alpha) {
  if (alpha == 0) return;
  // All rows share one row of pixels, as in gradients.
  if (alpha == 255 && from_stride == 0 && is_opaque(from, width)) {
    return vc_copy(to, stride, from, from_stride, width, height);
  }
  const u16x16 factor = spread(alpha * 0x01010101);
  for (ptrdiff_t y = 0; y < height; y++) {
    uint32_t *line = row(to, stride, y);
    const uint32_t *source = const_row(from, from_stride, y);
    ptrdiff_t x = 0;
    for (; x + 4 <= width; x += 4) {
      uint32_t four[4];
      memcpy(four, source + x, sizeof four);
      if ((four[0] | four[1] | four[2] | four[3]) == 0) continue;
      if (alpha == 255) {
        if ((four[0] & four[1] & four[2] & four[3]) >> 24 == 255) {
          memcpy(line + x, four, sizeof four);
        } else {
          store_pixels(line + x, over_lanes(load_pixels(four), load_pixels(line + x)));
        }
      } else {
        store_pixels(line + x, over_lanes(multiply_lanes(load_pixels(four), factor), load_pixels(line + x)));
      }
    }
    for (; x < width; x++) line[x] = over(scale(source[x], alpha), line[x]);
  }
}

void vc_over_covered(
    uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride, const uint8_t *coverage,
    ptrdiff_t coverage_stride, ptrdiff_t width, ptrdiff_t height, uint32_t alpha) {
  const u16x16 factor = spread(alpha * 0x01010101);
  for (ptrdiff_t y = 0; y < height; y++) {
    uint32_t *line = row(to, stride, y);
    const uint32_t *source = const_row(from, from_stride, y);
    const uint8_t *cover = coverage + y * coverage_stride;
    ptrdiff_t x = 0;
    for (; x + 4 <= width; x += 4) {
      uint32_t four;
      memcpy(&four, cover + x, 4);
      if (four == 0) continue;
      u16x16 pixels = load_pixels(source + x);
      if (four != 0xffffffff) pixels = multiply_lanes(pixels, spread(four));
      if (alpha != 255) pixels = multiply_lanes(pixels, factor);
      store_pixels(line + x, over_lanes(pixels, load_pixels(line + x)));
    }
    for (; x < width; x++) {
      // The order of operations is the same as above, so that a pixel does not depend on its position in the row.
      line[x] = over(scale(scale(source[x], cover[x]), alpha), line[x]);
    }
  }
}

void vc_mix(
    uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride, const uint8_t *coverage,
    ptrdiff_t coverage_stride, ptrdiff_t width, ptrdiff_t height) {
  for (ptrdiff_t y = 0; y < height; y++) {
    uint32_t *line = row(to, stride, y);
    const uint32_t *source = const_row(from, from_stride, y);
    const uint8_t *cover = coverage + y * coverage_stride;
    ptrdiff_t x = 0;
    for (; x + 4 <= width; x += 4) {
      uint32_t four;
      memcpy(&four, cover + x, 4);
      if (four == 0) continue;
      if (four == 0xffffffff) {
        memcpy(line + x, source + x, 16);
        continue;
      }
      const u16x16 part = spread(four);
      const u16x16 product = load_pixels(source + x) * part + load_pixels(line + x) * (255 - part) + 128;
      store_pixels(line + x, (product + (product >> 8)) >> 8);
    }
    for (; x < width; x++) {
      uint32_t result = 0;
      for (int shift = 0; shift < 32; shift += 8) {
        const uint32_t product =
            (source[x] >> shift & 255) * cover[x] + (line[x] >> shift & 255) * (255u - cover[x]) + 128;
        result |= (product + (product >> 8)) >> 8 << shift;
      }
      line[x] = result;
    }
  }
}

void vc_multiply_by_alpha(
    uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride, ptrdiff_t width, ptrdiff_t height) {
  for (ptrdiff_t y = 0; y < height; y++) {
    uint32_t *line = row(to, stride, y);
    const uint32_t *source = const_row(from, from_stride, y);
    ptrdiff_t x = 0;
    for (; x + 4 <= width; x += 4) {
      store_pixels(line + x, multiply_lanes(load_pixels(line + x), alphas(load_pixels(source + x))));
    }
    for (; x < width; x++) line[x] = scale(line[x], source[x] >> 24);
  }
}

void vc_plus_darker(
    uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride, ptrdiff_t width, ptrdiff_t height,
    uint32_t alpha) {
  for (ptrdiff_t y = 0; y < height; y++) {
    uint32_t *line = row(to, stride, y);
    const uint32_t *source = const_row(from, from_stride, y);
    for (ptrdiff_t x = 0; x < width; x++) {
      const uint32_t new = scale(source[x], alpha);
      const int32_t new_alpha = new >> 24, old_alpha = line[x] >> 24;
      const int32_t sum_alpha = new_alpha + old_alpha < 255 ? new_alpha + old_alpha : 255;
      uint32_t result = (uint32_t)sum_alpha << 24;
      for (int shift = 0; shift < 24; shift += 8) {
        const int32_t sum = (int32_t)(new >> shift & 255) + (int32_t)(line[x] >> shift & 255);
        const int32_t lack = new_alpha + old_alpha - sum;
        result |= (uint32_t)(sum_alpha > lack ? sum_alpha - lack : 0) << shift;
      }
      line[x] = result;
    }
  }
}

void vc_set_opaque(uint32_t *to, ptrdiff_t width, ptrdiff_t height, ptrdiff_t stride) {
  for (ptrdiff_t y = 0; y < height; y++) {
    uint32_t *line = row(to, stride, y);
    for (ptrdiff_t x = 0; x < width; x++) line[x] |= 0xff000000;
  }
}
