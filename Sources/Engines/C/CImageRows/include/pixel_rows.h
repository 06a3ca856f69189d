#ifndef VIEWCODE_PIXEL_ROWS_H
#define VIEWCODE_PIXEL_ROWS_H

// The loops over all pixels in reading and writing images. They are in C because of debug builds.
//
// Pixels are blue, green, red and alpha with a byte each, with premultiplied alpha.

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Returns exactly round(color * alpha / 255).
static inline uint8_t vc_premultiplied(uint8_t color, uint8_t alpha) {
  unsigned product = (unsigned)color * alpha + 128;
  return (uint8_t)((product + (product >> 8)) >> 8);
}

// Returns exactly round(color * 255 / alpha) for alpha > 0. A color above its alpha is clamped to it.
static inline uint8_t vc_unpremultiplied(uint8_t color, uint8_t alpha) {
  if (color >= alpha) return 255;
  return (uint8_t)((color * 255u + alpha / 2u) / alpha);
}

// Multiplies the colors of `count` pixels by their alpha, in place.
static inline void vc_premultiply(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    uint8_t alpha = pixels[3];
    if (alpha == 255) continue;
    pixels[0] = vc_premultiplied(pixels[0], alpha);
    pixels[1] = vc_premultiplied(pixels[1], alpha);
    pixels[2] = vc_premultiplied(pixels[2], alpha);
  }
}

// Draws `count` pixels on white.
static inline void vc_flatten(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    uint8_t white = (uint8_t)(255 - pixels[3]);
    if (white == 0) continue;
    for (int channel = 0; channel < 3; channel++) {
      unsigned sum = (unsigned)pixels[channel] + white;
      pixels[channel] = (uint8_t)(sum < 255 ? sum : 255);
    }
    pixels[3] = 255;
  }
}

// Converts cyan, magenta, yellow and black in Adobe's form (255 for no ink) to opaque pixels.
static inline void vc_convert_cmyk(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    uint8_t black = pixels[3];
    uint8_t red = vc_premultiplied(pixels[0], black);
    pixels[0] = vc_premultiplied(pixels[2], black);
    pixels[1] = vc_premultiplied(pixels[1], black);
    pixels[2] = red;
    pixels[3] = 255;
  }
}

#endif
