#ifndef VIEWCODE_PNG_ROWS_H
#define VIEWCODE_PNG_ROWS_H

// Writes pixels as PNG does: filtered rows, compressed, with checksums.

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "deflate.h"
#include "pixel_rows.h"

// MARK: Checksums

typedef struct {
  uint32_t table[8][256];
} vc_crc_tables;

static inline void vc_crc_begin(vc_crc_tables *t) {
  for (uint32_t i = 0; i < 256; i++) {
    uint32_t value = i;
    for (int bit = 0; bit < 8; bit++) value = value >> 1 ^ (value & 1 ? 0xEDB88320u : 0);
    t->table[0][i] = value;
  }
  for (uint32_t i = 0; i < 256; i++)
    for (int k = 1; k < 8; k++) t->table[k][i] = t->table[k - 1][i] >> 8 ^ t->table[0][t->table[k - 1][i] & 255];
}

// The CRC of a chunk, eight bytes at a time; begin with crc = 0.
static inline uint32_t vc_crc(const vc_crc_tables *t, uint32_t crc, const uint8_t *bytes, size_t count) {
  crc = ~crc;
  for (; count >= 8; count -= 8, bytes += 8) {
    uint32_t low = deflate_load32(bytes) ^ crc, high = deflate_load32(bytes + 4);
    crc = t->table[7][low & 255] ^ t->table[6][low >> 8 & 255] ^ t->table[5][low >> 16 & 255] ^ t->table[4][low >> 24] ^
          t->table[3][high & 255] ^ t->table[2][high >> 8 & 255] ^ t->table[1][high >> 16 & 255] ^
          t->table[0][high >> 24];
  }
  for (; count > 0; count--, bytes++) crc = crc >> 8 ^ t->table[0][(crc ^ *bytes) & 255];
  return ~crc;
}

// zlib's checksum; begin with adler = 1.
static inline uint32_t vc_adler(uint32_t adler, const uint8_t *bytes, size_t count) {
  uint32_t a = adler & 0xFFFF, b = adler >> 16;
  while (count > 0) {
    size_t part = count < 5552 ? count : 5552;  // the most that cannot overflow
    count -= part;
    for (; part >= 16; part -= 16, bytes += 16) {
      uint64_t low, high;
      memcpy(&low, bytes, 8);
      memcpy(&high, bytes + 8, 8);
      b += 16 * a;
      if ((low | high) == 0) continue;
      // 16 bits hold both sums, so that eight lanes of a vector can make them.
      uint16_t sum = 0, weighted = 0;
      for (unsigned i = 0; i < 16; i++) {
        sum = (uint16_t)(sum + bytes[i]);
        weighted = (uint16_t)(weighted + (uint16_t)(16 - i) * bytes[i]);
      }
      a += sum;
      b += weighted;
    }
    for (; part > 0; part--) {
      a += *bytes++;
      b += a;
    }
    a %= 65521;
    b %= 65521;
  }
  return b << 16 | a;
}

// The same for `count` bytes of 0.
static inline uint32_t vc_adler_zeros(uint32_t adler, size_t count) {
  uint32_t a = adler & 0xFFFF, b = adler >> 16;
  return (uint32_t)((b + (uint64_t)count % 65521 * a) % 65521) << 16 | a;
}

// MARK: Rows

// The four differences between two pixels' bytes, without borrowing from each other.
static inline uint32_t vc_difference(uint32_t pixel, uint32_t above) {
  return ((pixel | 0x80808080u) - (above & 0x7F7F7F7Fu)) ^ ((pixel ^ ~above) & 0x80808080u);
}

// The colours of a pixel (blue lowest) not multiplied by alpha any more.
static inline uint32_t vc_straight(uint32_t pixel) {
  uint8_t alpha = (uint8_t)(pixel >> 24);
  if (alpha == 255) return pixel;
  if (alpha == 0) return 0;
  return (uint32_t)alpha << 24 | (uint32_t)vc_unpremultiplied((uint8_t)(pixel >> 16), alpha) << 16 |
         (uint32_t)vc_unpremultiplied((uint8_t)(pixel >> 8), alpha) << 8 | vc_unpremultiplied((uint8_t)pixel, alpha);
}

// Filters one row with PNG's filter "up": each byte minus the one above, which may be a row of zeros. Writes width * 3
// or 4 bytes, and up to three more that mean nothing.
static inline void vc_filter_row(
  const uint8_t *row, const uint8_t *above, size_t width, int is_opaque, uint8_t *out) {
  size_t bytes = is_opaque ? 3 : 4;
  for (size_t x = 0; x < width;) {
    // Most pixels equal those above, and lie together.
    size_t equal = x;
    while (equal + 16 <= width && memcmp(row + equal * 4, above + equal * 4, 64) == 0) equal += 16;
    while (equal + 4 <= width && memcmp(row + equal * 4, above + equal * 4, 16) == 0) equal += 4;
    if (equal > x) {
      memset(out, 0, (equal - x) * bytes);
      out += (equal - x) * bytes;
      x = equal;
    }
    for (size_t last = x + 4 < width ? x + 4 : width; x < last; x++, out += bytes) {
      uint32_t pixel = deflate_load32(row + x * 4), pixel_above = deflate_load32(above + x * 4);
      if (!is_opaque) {
        pixel = vc_straight(pixel);
        pixel_above = vc_straight(pixel_above);
      }
      uint32_t difference = vc_difference(pixel, pixel_above);
      // From blue, green, red, alpha to red, green, blue, alpha.
      deflate_store32(out, __builtin_bswap32(difference) >> 8 | (difference & 0xFF000000u));
    }
  }
}

// MARK: Compressed rows

typedef struct {
  deflate_state deflate;
  vc_crc_tables crc;
} vc_writer;

// The most bytes that vc_write_rows writes.
static inline size_t vc_rows_bound(size_t width, size_t height, int is_opaque) {
  return deflate_bound((1 + width * (is_opaque ? 3 : 4)) * height) + 16;
}

// Writes the rows as a zlib stream, which is what IDAT chunks hold, and returns its length. `zeros` are width * 4 bytes
// of 0.
//
// With is_opaque, a pixel that is not opaque ends all with 0: to look at every pixel before would mean to fetch the
// picture from memory twice.
static inline size_t vc_write_rows(
  vc_writer *writer, const uint8_t *pixels, size_t width, size_t height, size_t stride, int is_opaque,
  const uint8_t *zeros, uint8_t *out) {
  enum { PART = 8192 };  // pixels of a wide row that are taken at once
  size_t bytes = is_opaque ? 3 : 4;
  uint32_t adler = 1;
  out[0] = 0x78;  // deflate, a window of 32 KiB
  out[1] = 0x01;  // no dictionary, fastest
  deflate_begin(&writer->deflate, is_opaque ? 6 : 4, out + 2);
  for (size_t y = 0; y < height; y++) {
    const uint8_t *row = pixels + y * stride, *above = y == 0 ? zeros : row - stride;
    int is_repeated = memcmp(row, above, width * 4) == 0;
    if (is_opaque && !(is_repeated && y > 0) && !vc_is_opaque(row, width, 1, stride)) return 0;
    uint8_t *filtered = deflate_reserve(&writer->deflate, 1);
    *filtered = 2;
    adler = vc_adler(adler, filtered, 1);
    writer->deflate.end++;
    for (size_t x = 0; x < width; x += PART) {
      size_t part = width - x < PART ? width - x : PART;
      filtered = deflate_reserve(&writer->deflate, part * bytes);
      if (is_repeated) {
        memset(filtered, 0, part * bytes);
        adler = vc_adler_zeros(adler, part * bytes);
      } else {
        vc_filter_row(row + x * 4, above + x * 4, part, is_opaque, filtered);
        adler = vc_adler(adler, filtered, part * bytes);
      }
      writer->deflate.end += part * bytes;
    }
  }
  uint8_t *end = deflate_end(&writer->deflate);
  for (int shift = 24; shift >= 0; shift -= 8) *end++ = (uint8_t)(adler >> shift);
  return (size_t)(end - out);
}

#endif
