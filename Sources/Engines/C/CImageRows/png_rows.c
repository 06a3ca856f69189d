#include "png_rows.h"

#include "pixel_rows.h"

// Returns the four differences between the bytes of two pixels, without carries between them.
static inline uint32_t vc_difference(uint32_t pixel, uint32_t above) {
  return ((pixel | 0x80808080u) - (above & 0x7F7F7F7Fu)) ^ ((pixel ^ ~above) & 0x80808080u);
}

// Returns the colors of a pixel (blue lowest) without premultiplied alpha.
static inline uint32_t vc_straight(uint32_t pixel) {
  uint8_t alpha = (uint8_t)(pixel >> 24);
  if (alpha == 255) return pixel;
  if (alpha == 0) return 0;
  return (uint32_t)alpha << 24 | (uint32_t)vc_unpremultiplied((uint8_t)(pixel >> 16), alpha) << 16 |
         (uint32_t)vc_unpremultiplied((uint8_t)(pixel >> 8), alpha) << 8 | vc_unpremultiplied((uint8_t)pixel, alpha);
}

// Writes the difference of two pixels as red, green, blue, alpha. Their order is blue, green, red, alpha, with blue
// lowest.
static inline void store_difference(uint8_t *out, uint32_t pixel, uint32_t above) {
  uint32_t difference = vc_difference(pixel, above);
  deflate_store32(out, __builtin_bswap32(difference) >> 8 | (difference & 0xFF000000u));
}

// Sixteen bytes, which clang compiles to SSE2 or NEON.
typedef uint8_t four_pixels __attribute__((vector_size(16)));

static inline uint32_t pixel_of(const four_pixels *pixels, int i) {
  return deflate_load32((const uint8_t *)pixels + 4 * i);
}

static inline int is_zero(const four_pixels *pixels) {
  uint64_t halves[2];
  memcpy(halves, pixels, 16);
  return (halves[0] | halves[1]) == 0;
}

static inline uint32_t common_bits(const four_pixels *pixels) {
  return pixel_of(pixels, 0) & pixel_of(pixels, 1) & pixel_of(pixels, 2) & pixel_of(pixels, 3);
}

// Returns whether sixteen pixels are equal. The library's comparison is fast in builds without optimization.
static inline int are_equal(const uint8_t *a, const uint8_t *b) {
#ifdef __OPTIMIZE__
  four_pixels all = {0};
  for (int i = 0; i < 64; i += 16) {
    four_pixels first, second;
    memcpy(&first, a + i, 16);
    memcpy(&second, b + i, 16);
    all |= first ^ second;
  }
  return is_zero(&all);
#else
  return memcmp(a, b, 64) == 0;
#endif
}

enum { WORTH_SUMMING_APART = 128 };  // bytes of 0 whose part in the checksum is found faster on its own

// Filters pixels with PNG's filter "up": each byte minus the byte above, which may be in a row of zeros. Writes 3 or 4
// bytes for each pixel to the window, and up to three unused ones. Returns 0 if is_opaque is set and a pixel is not
// opaque.
static inline __attribute__((always_inline)) int filter(
  deflate_state *d, vc_adler *adler, const uint8_t *row, const uint8_t *above, size_t width, const int is_opaque) {
  const size_t bytes = is_opaque ? 3 : 4;
  uint8_t *out = d->window + d->end;
  const uint8_t *summed = out;
  uint32_t all = UINT32_MAX;
  for (size_t x = 0; x < width;) {
    // Most pixels equal those above, in long runs.
    size_t equal = x;
    while (equal + 16 <= width && are_equal(row + equal * 4, above + equal * 4)) equal += 16;
    while (equal + 4 <= width && memcmp(row + equal * 4, above + equal * 4, 16) == 0) equal += 4;
    if (equal > x) {
      size_t count = (equal - x) * bytes, start = (size_t)(out - d->window);
      memset(out, 0, count);
      if (count >= DEFLATE_SHORTEST_RUN) deflate_add_run(d, start, start + count);
      if (count >= WORTH_SUMMING_APART) {
        vc_adler_add(adler, summed, (size_t)(out - summed));
        vc_adler_add_zeros(adler, count);
        summed = out + count;
      }
      out += count;
      x = equal;
    }
    for (; x + 4 <= width; x += 4) {
      four_pixels pixels, pixels_above;
      memcpy(&pixels, row + x * 4, 16);
      memcpy(&pixels_above, above + x * 4, 16);
      const four_pixels difference = pixels - pixels_above;
      if (is_zero(&difference)) break;
      if (is_opaque) {
        all &= common_bits(&pixels);
        // Blue, green, red, alpha are converted to red, green, blue.
        for (int i = 0; i < 4; i++, out += 3)
          deflate_store32(out, __builtin_bswap32(pixel_of(&difference, i)) >> 8);
      } else {
        for (int i = 0; i < 4; i++, out += 4)
          store_difference(out, vc_straight(pixel_of(&pixels, i)), vc_straight(pixel_of(&pixels_above, i)));
      }
    }
    // These are the last pixels of the row.
    for (; x < width && x + 4 > width; x++, out += bytes) {
      uint32_t pixel = deflate_load32(row + x * 4), pixel_above = deflate_load32(above + x * 4);
      all &= pixel;
      if (is_opaque)
        store_difference(out, pixel, pixel_above);
      else
        store_difference(out, vc_straight(pixel), vc_straight(pixel_above));
    }
  }
  vc_adler_add(adler, summed, (size_t)(out - summed));
  d->end = (size_t)(out - d->window);
  return !is_opaque || all >> 24 == 255;
}

size_t vc_write_rows(
  vc_writer *writer, const uint8_t *pixels, size_t width, size_t height, size_t stride, int is_opaque,
  const uint8_t *zeros, uint8_t *out) {
  enum { PART = 8192 };  // pixels of a wide row that are taken at once
  deflate_state *d = &writer->deflate;
  const size_t bytes = is_opaque ? 3 : 4;
  vc_adler adler = {1, 0};
  out[0] = 0x78;  // deflate, a window of 32 KiB
  out[1] = 0x01;  // no dictionary, fastest
  deflate_begin(d, bytes, out + 2);
  for (size_t y = 0; y < height; y++) {
    const uint8_t *row = pixels + y * stride, *above = y == 0 ? zeros : row - stride;
    const int is_repeated = memcmp(row, above, width * 4) == 0;
    uint8_t *filtered = deflate_reserve(d, 1);
    *filtered = 2;
    vc_adler_add(&adler, filtered, 1);
    d->end++;
    deflate_add_run(d, d->end, d->end);
    for (size_t x = 0; x < width; x += PART) {
      size_t part = width - x < PART ? width - x : PART;
      filtered = deflate_reserve(d, part * bytes);
      if (is_repeated) {
        memset(filtered, 0, part * bytes);
        deflate_add_run(d, d->end, d->end + part * bytes);
        vc_adler_add_zeros(&adler, part * bytes);
        d->end += part * bytes;
      } else if (is_opaque) {
        if (!filter(d, &adler, row + x * 4, above + x * 4, part, 1)) return 0;
      } else {
        filter(d, &adler, row + x * 4, above + x * 4, part, 0);
      }
      adler.a %= 65521;
      adler.b %= 65521;
    }
    // A transparent first row that is repeated is not opaque.
    if (is_opaque && is_repeated && y == 0) return 0;
  }
  uint8_t *end = deflate_end(d);
  for (int shift = 8; shift >= 0; shift -= 8) *end++ = (uint8_t)(adler.b >> shift);
  for (int shift = 8; shift >= 0; shift -= 8) *end++ = (uint8_t)(adler.a >> shift);
  return (size_t)(end - out);
}
