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

/// The library's comparison is also fast in builds without optimization.
static int is_full(const uint8_t *row, ptrdiff_t width) {
  return row[0] == 255 && memcmp(row, row + 1, (size_t)width - 1) == 0;
}

ptrdiff_t vc_find_full_row(const uint8_t *coverage, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height) {
  ptrdiff_t y = 0;
  while (y < height && !is_full(coverage + y * stride, width)) y++;
  return y;
}

ptrdiff_t vc_count_full_rows(const uint8_t *coverage, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height) {
  ptrdiff_t y = 0;
  while (y < height && is_full(coverage + y * stride, width)) y++;
  return y;
}

// A blur consists of three running means, with widths whose variances add up to that of the Gaussian. Narrow blurs,
// which means can't approximate, are a sum with the Gaussian's weights. Both work down the columns of a tile, so that
// the loops over columns are vectorized and a row of all data stays in the cache. Rows are transposed to columns before
// the blur.

enum { TILE = 64, MOST_WEIGHTS = 16 };
static const double SMALLEST_MEANS = 2.0, SMALLEST_SHRUNK = 8.0;

/// A mean over 2 radius + 1 pixels with full weight, and their two neighbors with partial weight, so that any variance
/// is exact (Gwosdek, Grewenig, Bruhn, Weickert: Theoretical Foundations of Gaussian Convolution by Extended Box
/// Filtering, 2011).
typedef struct {
  ptrdiff_t radius;
  float edge, scale;
} mean;

static mean make_mean(double sigma) {
  const double variance = sigma * sigma / 3;
  const ptrdiff_t radius = (ptrdiff_t)floor((sqrt(12 * variance + 1) - 1) / 2);
  const double r = (double)radius;
  const double edge = (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)));
  return (mean){radius, (float)edge, (float)(1 / (2 * r + 1 + 2 * edge))};
}

static ptrdiff_t weight_radius(double sigma) { return (ptrdiff_t)ceil(3 * sigma); }

ptrdiff_t vc_blur_reach(double sigma) {
  if (!(sigma > 0.05)) return 0;
  if (sigma < SMALLEST_MEANS) return weight_radius(sigma);
  return 3 * (make_mean(sigma).radius + 1);
}

static void blur_tile_means(
    uint8_t *coverage, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, mean mean, float *a, float *b) {
  static const float nothing[TILE];
  for (ptrdiff_t y = 0; y < height; y++) {
    for (ptrdiff_t x = 0; x < TILE; x++) a[y * TILE + x] = x < width ? (float)coverage[y * stride + x] : 0;
  }
  const ptrdiff_t radius = mean.radius;
  for (int pass = 0; pass < 3; pass++) {
    float sums[TILE] = {0};
    for (ptrdiff_t y = 0; y < radius && y < height; y++) {
      for (ptrdiff_t x = 0; x < TILE; x++) sums[x] += a[y * TILE + x];
    }
    for (ptrdiff_t y = 0; y < height; y++) {
      const float *next = y + radius < height ? a + (y + radius) * TILE : nothing;
      const float *beyond = y + radius + 1 < height ? a + (y + radius + 1) * TILE : nothing;
      const float *last = y - radius >= 0 ? a + (y - radius) * TILE : nothing;
      const float *before = y - radius - 1 >= 0 ? a + (y - radius - 1) * TILE : nothing;
      float *out = b + y * TILE;
      for (ptrdiff_t x = 0; x < TILE; x++) {
        const float sum = sums[x] + next[x];
        out[x] = (sum + mean.edge * (beyond[x] + before[x])) * mean.scale;
        sums[x] = sum - last[x];
      }
    }
    float *swap = a;
    a = b;
    b = swap;
  }
  for (ptrdiff_t y = 0; y < height; y++) {
    for (ptrdiff_t x = 0; x < width; x++) {
      // Running sums may become slightly negative.
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
  float weights[MOST_WEIGHTS];
  const int uses_weights = sigma < SMALLEST_MEANS;
  const ptrdiff_t radius = weight_radius(sigma);
  if (uses_weights) {
    double sum = 0;
    for (ptrdiff_t k = -radius; k <= radius; k++) sum += exp(-(double)(k * k) / (2 * sigma * sigma));
    for (ptrdiff_t k = 0; k <= radius; k++) weights[k] = (float)(exp(-(double)(k * k) / (2 * sigma * sigma)) / sum);
  }
  for (ptrdiff_t left = 0; left < width; left += TILE) {
    const ptrdiff_t count = width - left < TILE ? width - left : TILE;
    if (uses_weights) {
      blur_tile_weights(coverage + left, stride, count, height, weights, radius, a);
    } else {
      blur_tile_means(coverage + left, stride, count, height, make_mean(sigma), a, b);
    }
  }
}

static void blur_in_full(uint8_t *coverage, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, double sigma) {
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

/// Computes the means of squares of `factor` pixels. Nothing is covered beyond the edges.
static void shrink(
    uint8_t *to, ptrdiff_t to_width, ptrdiff_t to_height, const uint8_t *from, ptrdiff_t stride, ptrdiff_t width,
    ptrdiff_t height, ptrdiff_t factor, uint32_t *sums) {
  const uint32_t area = (uint32_t)(factor * factor);
  for (ptrdiff_t y = 0; y < to_height; y++) {
    memset(sums, 0, (size_t)(to_width * factor) * sizeof(uint32_t));
    for (ptrdiff_t k = y * factor; k < (y + 1) * factor && k < height; k++) {
      for (ptrdiff_t x = 0; x < width; x++) sums[x] += from[k * stride + x];
    }
    for (ptrdiff_t x = 0; x < to_width; x++) {
      uint32_t sum = area / 2;
      for (ptrdiff_t k = 0; k < factor; k++) sum += sums[x * factor + k];
      to[y * to_width + x] = (uint8_t)(sum / area);
    }
  }
}

/// Enlarges the picture with linear interpolation between the centers of the squares.
static void enlarge(
    uint8_t *to, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, const uint8_t *from, ptrdiff_t from_width,
    ptrdiff_t from_height, ptrdiff_t factor, uint32_t *sums) {
  const uint32_t unit = (uint32_t)(2 * factor), half = unit * unit / 2;
  for (ptrdiff_t y = 0; y < height; y++) {
    const ptrdiff_t place = 2 * y + 1 + factor;
    const ptrdiff_t below = place / unit, above = below - 1;
    const uint32_t part = (uint32_t)(place % unit);
    const uint8_t *upper = from + (above < 0 ? 0 : above) * from_width;
    const uint8_t *lower = from + (below < from_height ? below : from_height - 1) * from_width;
    for (ptrdiff_t x = 0; x < from_width; x++) sums[x] = upper[x] * (unit - part) + lower[x] * part;
    for (ptrdiff_t x = 0; x < width; x++) {
      const ptrdiff_t column = 2 * x + 1 + factor;
      const ptrdiff_t right = column / unit, left = right - 1;
      const uint32_t share = (uint32_t)(column % unit);
      const uint32_t sum = sums[left < 0 ? 0 : left] * (unit - share) +
                           sums[right < from_width ? right : from_width - 1] * share;
      to[y * stride + x] = (uint8_t)((sum + half) / (unit * unit));
    }
  }
}

void vc_blur(uint8_t *coverage, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, double sigma) {
  if (!(sigma > 0.05) || width <= 0 || height <= 0) return;
  // The partly blurred picture contains no detail that a picture of a fraction of the size lacks.
  ptrdiff_t factor = 1;
  while (sigma / (double)factor >= 2 * SMALLEST_SHRUNK && factor < 128) factor *= 2;
  if (factor == 1) return blur_in_full(coverage, stride, width, height, sigma);
  const ptrdiff_t small_width = (width + factor - 1) / factor, small_height = (height + factor - 1) / factor;
  uint8_t *small = malloc((size_t)(small_width * small_height));
  uint32_t *sums = malloc((size_t)(small_width * factor) * sizeof(uint32_t));
  if (small && sums) {
    shrink(small, small_width, small_height, coverage, stride, width, height, factor, sums);
    // Shrinking and enlarging also blur, by the variances of a mean and of a triangle.
    const double part = sigma / (double)factor;
    blur_in_full(small, small_width, small_width, small_height, sqrt(part * part - 0.25));
    enlarge(coverage, stride, width, height, small, small_width, small_height, factor, sums);
  }
  free(small);
  free(sums);
}
