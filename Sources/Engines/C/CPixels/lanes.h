// Operations on four pixels at a time, with vector types that clang compiles to SSE2, NEON or scalar code.

#ifndef LANES_H
#define LANES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Vectors of 32 bytes are passed only between inlined functions, so that the calling convention is irrelevant.
#pragma clang diagnostic ignored "-Wpsabi"
#pragma STDC FP_CONTRACT OFF

#define LANES_INLINE static inline __attribute__((always_inline))

typedef uint8_t u8x4 __attribute__((vector_size(4)));
typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef uint16_t u16x16 __attribute__((vector_size(32)));

/// Returns a product of two bytes divided by 255, rounded to the nearest integer.
LANES_INLINE uint32_t multiply(uint32_t a, uint32_t b) {
  uint32_t product = a * b + 128;
  return (product + (product >> 8)) >> 8;
}

/// Returns all channels of a pixel multiplied by a byte.
LANES_INLINE uint32_t scale(uint32_t pixel, uint32_t factor) {
  uint32_t even = (pixel & 0x00ff00ff) * factor + 0x00800080;
  uint32_t odd = (pixel >> 8 & 0x00ff00ff) * factor + 0x00800080;
  even = (even + (even >> 8 & 0x00ff00ff)) >> 8 & 0x00ff00ff;
  odd = (odd + (odd >> 8 & 0x00ff00ff)) & 0xff00ff00;
  return even | odd;
}

/// Returns a pixel composited over another one.
LANES_INLINE uint32_t over(uint32_t source, uint32_t below) { return source + scale(below, 255 - (source >> 24)); }

LANES_INLINE u16x16 load_pixels(const uint32_t *from) {
  u8x16 bytes;
  memcpy(&bytes, from, sizeof bytes);
  return __builtin_convertvector(bytes, u16x16);
}

LANES_INLINE void store_pixels(uint32_t *to, u16x16 pixels) {
  u8x16 bytes = __builtin_convertvector(pixels, u8x16);
  memcpy(to, &bytes, sizeof bytes);
}

LANES_INLINE u16x16 repeat_pixel(uint32_t pixel) {
  uint32_t pixels[4] = {pixel, pixel, pixel, pixel};
  return load_pixels(pixels);
}

/// Returns the alpha of each pixel in all of its channels.
LANES_INLINE u16x16 alphas(u16x16 pixels) {
  return __builtin_shufflevector(pixels, pixels, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
}

/// Returns four bytes, each in all channels of its pixel.
LANES_INLINE u16x16 spread(uint32_t bytes) {
  u8x16 lanes = {bytes, bytes >> 8, bytes >> 16, bytes >> 24};
  u8x16 wide = __builtin_shufflevector(lanes, lanes, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
  return __builtin_convertvector(wide, u16x16);
}

LANES_INLINE u16x16 multiply_lanes(u16x16 a, u16x16 b) {
  u16x16 product = a * b + 128;
  return (product + (product >> 8)) >> 8;
}

LANES_INLINE u16x16 over_lanes(u16x16 source, u16x16 below) {
  return source + multiply_lanes(below, 255 - alphas(source));
}

/// Returns the address of a row.
LANES_INLINE uint32_t *row(uint32_t *base, ptrdiff_t stride, ptrdiff_t y) {
  return (uint32_t *)((char *)base + y * stride);
}

LANES_INLINE const uint32_t *const_row(const uint32_t *base, ptrdiff_t stride, ptrdiff_t y) {
  return (const uint32_t *)((const char *)base + y * stride);
}

#endif
