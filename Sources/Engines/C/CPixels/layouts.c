#include "CPixels.h"
#include "lanes.h"

/// Converts a word in another memory order to BGRA.
static inline uint32_t to_bgra(uint32_t word, vc_channel_order order) {
  switch (order) {
    case VC_BGRA: return word;
    case VC_RGBA: return (word & 0xff00ff00) | (word >> 16 & 0xff) | (word & 0xff) << 16;
    case VC_ARGB: return __builtin_bswap32(word);
    case VC_ABGR: return word >> 8 | word << 24;
  }
  return word;
}

/// Converts a word from BGRA to another memory order. Not all permutations of bytes are their own inverse.
static inline uint32_t from_bgra(uint32_t word, vc_channel_order order) {
  switch (order) {
    case VC_BGRA: return word;
    case VC_RGBA: return (word & 0xff00ff00) | (word >> 16 & 0xff) | (word & 0xff) << 16;
    case VC_ARGB: return __builtin_bswap32(word);
    case VC_ABGR: return word << 8 | word >> 24;
  }
  return word;
}

static inline uint32_t multiplied(uint32_t pixel) {
  const uint32_t alpha = pixel >> 24;
  return (scale(pixel, alpha) & 0x00ffffff) | alpha << 24;
}

void vc_read_row(uint32_t *to, const uint8_t *from, ptrdiff_t width, vc_channel_order order, vc_alpha alpha) {
  for (ptrdiff_t x = 0; x < width; x++) {
    uint32_t word;
    memcpy(&word, from + 4 * x, 4);
    const uint32_t pixel = to_bgra(word, order);
    to[x] = alpha == VC_PREMULTIPLIED ? pixel : alpha == VC_IGNORED ? pixel | 0xff000000 : multiplied(pixel);
  }
}

void vc_write_row(uint8_t *to, const uint32_t *from, ptrdiff_t width, vc_channel_order order) {
  for (ptrdiff_t x = 0; x < width; x++) {
    const uint32_t word = from_bgra(from[x], order);
    memcpy(to + 4 * x, &word, 4);
  }
}

void vc_read_gray_row(uint32_t *to, const uint8_t *from, ptrdiff_t width) {
  for (ptrdiff_t x = 0; x < width; x++) to[x] = 0xff000000 | from[x] * 0x010101u;
}

void vc_write_gray_row(uint8_t *to, const uint32_t *from, ptrdiff_t width) {
  for (ptrdiff_t x = 0; x < width; x++) {
    // The weights of sRGB's primaries, in 256ths.
    to[x] = (54 * (from[x] >> 16 & 255) + 183 * (from[x] >> 8 & 255) + 19 * (from[x] & 255) + 128) >> 8;
  }
}

void vc_read_alpha_row(uint32_t *to, const uint8_t *from, ptrdiff_t width) {
  for (ptrdiff_t x = 0; x < width; x++) to[x] = (uint32_t)from[x] << 24;
}

void vc_write_alpha_row(uint8_t *to, const uint32_t *from, ptrdiff_t width) {
  for (ptrdiff_t x = 0; x < width; x++) to[x] = from[x] >> 24;
}
