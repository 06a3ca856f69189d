#include <math.h>
#include <stdlib.h>

#include "CPixels.h"
#include "lanes.h"

void vc_extract_alpha(
    uint8_t *to, ptrdiff_t to_stride, const uint32_t *from, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height) {
  for (ptrdiff_t y = 0; y < height; y++) {
    const uint32_t *source = const_row(from, stride, y);
    for (ptrdiff_t x = 0; x < width; x++) to[y * to_stride + x] = source[x] >> 24;
  }
}

void vc_multiply_coverage(
    uint8_t *to, ptrdiff_t to_stride, const uint8_t *from, ptrdiff_t from_stride, ptrdiff_t width, ptrdiff_t height) {
  for (ptrdiff_t y = 0; y < height; y++) {
    uint8_t *line = to + y * to_stride;
    const uint8_t *other = from + y * from_stride;
    for (ptrdiff_t x = 0; x < width; x++) {
      const uint16_t product = (uint16_t)line[x] * other[x] + 128;
      line[x] = (product + (product >> 8)) >> 8;
    }
  }
}

// A blur is three running means, whose sum of widths gives the variance of the Gaussian; narrow ones, which means can't
// imitate, are a sum with the Gaussian's weights. Both work on a row of a tile of columns, so that the loops over columns are
// vector code and one row of everything stays in the cache.

enum { TILE = 64, MOST_WEIGHTS = 16 };
static const double SMALLEST_MEANS = 2.0;

/// Half the widths of the three means: a mean of 2 r + 1 has the variance r (r + 1) / 3.
static void mean_radii(double sigma, ptrdiff_t radii[3]) {
  const double variance = sigma * sigma;
  ptrdiff_t low = (ptrdiff_t)floor((sqrt(4 * variance + 1) - 1) / 2);
  // As many of the wider ones as come nearest to the variance.
  const double low_variance = (double)(low * (low + 1)) / 3;
  const double step = (double)((low + 1) * (low + 2)) / 3 - low_variance;
  ptrdiff_t wider = lround((variance - 3 * low_variance) / step);
  if (wider < 0) wider = 0;
  if (wider > 3) wider = 3;
  for (int i = 0; i < 3; i++) radii[i] = low + (i < wider);
}

static ptrdiff_t weight_radius(double sigma) { return (ptrdiff_t)ceil(3 * sigma); }

ptrdiff_t vc_blur_reach(double sigma) {
  if (!(sigma > 0.05)) return 0;
  if (sigma < SMALLEST_MEANS) return weight_radius(sigma);
  ptrdiff_t radii[3];
  mean_radii(sigma, radii);
  return radii[0] + radii[1] + radii[2];
}

/// Blurs down the columns of a tile. `lines` has room for height + 2 reach + 2 lines, `sums` for one.
static void blur_tile_means(
    uint8_t *coverage, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, const ptrdiff_t radii[3], float *a, float *b) {
  for (ptrdiff_t y = 0; y < height; y++) {
    for (ptrdiff_t x = 0; x < TILE; x++) a[y * TILE + x] = x < width ? (float)coverage[y * stride + x] : 0;
  }
  for (int pass = 0; pass < 3; pass++) {
    const ptrdiff_t radius = radii[pass];
    const float part = 1.0f / (float)(2 * radius + 1);
    // Whole numbers below 2^24 are exact in a float, so the first running sum is exact, and the others nearly.
    float sums[TILE] = {0};
    for (ptrdiff_t y = 0; y < radius && y < height; y++) {
      for (ptrdiff_t x = 0; x < TILE; x++) sums[x] += a[y * TILE + x];
    }
    for (ptrdiff_t y = 0; y < height; y++) {
      if (y + radius < height) {
        const float *next = a + (y + radius) * TILE;
        for (ptrdiff_t x = 0; x < TILE; x++) sums[x] += next[x];
      }
      float *out = b + y * TILE;
      for (ptrdiff_t x = 0; x < TILE; x++) out[x] = sums[x] * part;
      if (y - radius >= 0) {
        const float *last = a + (y - radius) * TILE;
        for (ptrdiff_t x = 0; x < TILE; x++) sums[x] -= last[x];
      }
    }
    float *swap = a;
    a = b;
    b = swap;
  }
  for (ptrdiff_t y = 0; y < height; y++) {
    for (ptrdiff_t x = 0; x < width; x++) {
      const float value = a[y * TILE + x] + 0.5f;
      coverage[y * stride + x] = value <= 0 ? 0 : value >= 255 ? 255 : (uint8_t)value;
    }
  }
}

static void blur_tile_weights(
    uint8_t *coverage, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, const float *weights, ptrdiff_t radius,
    float *a) {
  for (ptrdiff_t y = 0; y < height; y++) {
    for (ptrdiff_t x = 0; x < TILE; x++) a[y * TILE + x] = x < width ? (float)coverage[y * stride + x] : 0;
  }
  for (ptrdiff_t y = 0; y < height; y++) {
    float sums[TILE] = {0};
    for (ptrdiff_t k = -radius; k <= radius; k++) {
      if (y + k < 0 || y + k >= height) continue;
      const float weight = weights[k < 0 ? -k : k];
      const float *line = a + (y + k) * TILE;
      for (ptrdiff_t x = 0; x < TILE; x++) sums[x] += line[x] * weight;
    }
    for (ptrdiff_t x = 0; x < width; x++) {
      const float value = sums[x] + 0.5f;
      coverage[y * stride + x] = value >= 255 ? 255 : (uint8_t)value;
    }
  }
}

static void transpose(
    uint8_t *to, ptrdiff_t to_stride, const uint8_t *from, ptrdiff_t from_stride, ptrdiff_t width, ptrdiff_t height) {
  for (ptrdiff_t top = 0; top < height; top += 16) {
    for (ptrdiff_t left = 0; left < width; left += 16) {
      for (ptrdiff_t y = top; y < height && y < top + 16; y++) {
        for (ptrdiff_t x = left; x < width && x < left + 16; x++) to[x * to_stride + y] = from[y * from_stride + x];
      }
    }
  }
}

static void blur_columns(
    uint8_t *coverage, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, double sigma, float *a, float *b) {
  ptrdiff_t radii[3];
  float weights[MOST_WEIGHTS];
  const int uses_weights = sigma < SMALLEST_MEANS;
  const ptrdiff_t radius = weight_radius(sigma);
  if (uses_weights) {
    double sum = 0;
    for (ptrdiff_t k = -radius; k <= radius; k++) sum += exp(-(double)(k * k) / (2 * sigma * sigma));
    for (ptrdiff_t k = 0; k <= radius; k++) weights[k] = (float)(exp(-(double)(k * k) / (2 * sigma * sigma)) / sum);
  } else {
    mean_radii(sigma, radii);
  }
  for (ptrdiff_t left = 0; left < width; left += TILE) {
    const ptrdiff_t count = width - left < TILE ? width - left : TILE;
    if (uses_weights) {
      blur_tile_weights(coverage + left, stride, count, height, weights, radius, a);
    } else {
      blur_tile_means(coverage + left, stride, count, height, radii, a, b);
    }
  }
}

void vc_blur(uint8_t *coverage, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, double sigma) {
  if (!(sigma > 0.05) || width <= 0 || height <= 0) return;
  const ptrdiff_t longest = width > height ? width : height;
  float *lines = malloc((size_t)(2 * longest * TILE) * sizeof(float));
  uint8_t *turned = malloc((size_t)(width * height));
  if (lines && turned) {
    float *a = lines, *b = lines + longest * TILE;
    blur_columns(coverage, stride, width, height, sigma, a, b);
    transpose(turned, height, coverage, stride, width, height);
    blur_columns(turned, height, height, width, sigma, a, b);
    transpose(coverage, stride, turned, height, height, width);
  }
  free(lines);
  free(turned);
}
