#include "CPixels.h"
#include "lanes.h"

void vc_fill(uint32_t *to, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint32_t pixel) {
  if (width <= 0 || height <= 0) return;
#ifdef __OPTIMIZE__
  for (ptrdiff_t y = 0; y < height; y++) {
    uint32_t *line = row(to, stride, y);
    for (ptrdiff_t x = 0; x < width; x++) line[x] = pixel;
  }
#else
  // The loop would take ten times as long here, and copying takes three times as long.
  for (ptrdiff_t x = 0; x < width; x++) to[x] = pixel;
  for (ptrdiff_t y = 1; y < height; y++) memcpy(row(to, stride, y), to, (size_t)width * 4);
#endif
}

void vc_blend(uint32_t *to, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint32_t pixel) {
  if (pixel >> 24 == 255) return vc_fill(to, stride, width, height, pixel);
  if (pixel == 0) return;
  const u16x16 source = repeat_pixel(pixel);
  const u16x16 rest = 255 - alphas(source);
  for (ptrdiff_t y = 0; y < height; y++) {
    uint32_t *line = row(to, stride, y);
    ptrdiff_t x = 0;
    for (; x + 4 <= width; x += 4) {
      store_pixels(line + x, source + multiply_lanes(load_pixels(line + x), rest));
    }
    for (; x < width; x++) line[x] = over(pixel, line[x]);
  }
}

void vc_blend_covered(
    uint32_t *to, ptrdiff_t stride, const uint8_t *coverage, ptrdiff_t coverage_stride, ptrdiff_t width,
    ptrdiff_t height, uint32_t pixel) {
  const u16x16 source = repeat_pixel(pixel);
  const int is_opaque = pixel >> 24 == 255;
  for (ptrdiff_t y = 0; y < height; y++) {
    uint32_t *line = row(to, stride, y);
    const uint8_t *cover = coverage + y * coverage_stride;
    ptrdiff_t x = 0;
    while (x + 4 <= width) {
      uint32_t four;
      memcpy(&four, cover + x, 4);
      if (four == 0) {
        // Masks have long empty runs, mainly next to shapes.
        uint64_t eight;
        for (x += 4; x + 8 <= width; x += 8) {
          memcpy(&eight, cover + x, 8);
          if (eight) break;
        }
        continue;
      }
      if (four == 0xffffffff && is_opaque) {
        for (int i = 0; i < 4; i++) line[x + i] = pixel;
      } else {
        store_pixels(line + x, over_lanes(multiply_lanes(source, spread(four)), load_pixels(line + x)));
      }
      x += 4;
    }
    for (; x < width; x++) {
      if (cover[x]) line[x] = over(scale(pixel, cover[x]), line[x]);
    }
  }
}
