#ifndef VIEWCODE_PNG_ROWS_H
#define VIEWCODE_PNG_ROWS_H

// Functions that write pixels as in PNG: filtered and compressed rows with checksums.

#include <stddef.h>
#include <stdint.h>

#include "deflate.h"

// MARK: Checksums

typedef struct {
  uint32_t table[16][256];
} vc_crc_tables;

void vc_crc_begin(vc_crc_tables *tables);

// Updates the CRC of a chunk, which begins with crc = 0.
uint32_t vc_crc(const vc_crc_tables *tables, uint32_t crc, const uint8_t *bytes, size_t count);

// The checksum of zlib: two sums that must be reduced modulo 65521 at least every 16 MiB. They begin with 1 and 0.
typedef struct {
  uint64_t a;
  uint64_t b;
} vc_adler;

void vc_adler_add(vc_adler *sums, const uint8_t *bytes, size_t count);

// Updates the checksum for `count` bytes of 0.
static inline void vc_adler_add_zeros(vc_adler *sums, size_t count) { sums->b += sums->a * count; }

// MARK: Compressed rows

typedef struct {
  deflate_state deflate;
  vc_crc_tables crc;
} vc_writer;

// Returns the maximum number of bytes that vc_write_rows writes.
static inline size_t vc_rows_bound(size_t width, size_t height, int is_opaque) {
  return deflate_bound((1 + width * (is_opaque ? 3 : 4)) * height) + 16;
}

// Writes the rows as a zlib stream, the content of IDAT chunks, and returns its length. `zeros` are width * 4 bytes of
// 0.
//
// With is_opaque, the function returns 0 when it finds a pixel that is not opaque. A check of every pixel before would
// read the picture from memory twice.
size_t vc_write_rows(
  vc_writer *writer, const uint8_t *pixels, size_t width, size_t height, size_t stride, int is_opaque,
  const uint8_t *zeros, uint8_t *out);

#endif
