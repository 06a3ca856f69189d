#include <math.h>
#include <stdlib.h>

#include "CPixels.h"
#include "lanes.h"

typedef float f32x4 __attribute__((vector_size(16)));

/// The source pixels of the new pixels along a side: for each new pixel, the first source pixel and `count` weights.
typedef struct {
  ptrdiff_t count;
  ptrdiff_t *first;
  float *weights;
} taps;

static void free_taps(taps taps) {
  free(taps.first);
  free(taps.weights);
}

/// Computes a triangle over each new pixel, with the width of the covered old pixels and at least two of them. All have
/// the same number of weights, some of which are 0, because loops of constant length are faster. The count is 0 if
/// memory is insufficient.
static taps make_taps(ptrdiff_t start, ptrdiff_t length, ptrdiff_t whole, ptrdiff_t old) {
  const double step = (double)old / (double)whole;
  const double reach = step > 1 ? step : 1;
  const ptrdiff_t most = (ptrdiff_t)ceil(2 * reach) + 1;
  taps result = {most < old ? most : old, NULL, NULL};
  result.first = malloc((size_t)length * sizeof(ptrdiff_t));
  result.weights = calloc((size_t)(length * result.count), sizeof(float));
  if (!result.first || !result.weights) {
    result.count = 0;
    return result;
  }
  for (ptrdiff_t i = 0; i < length; i++) {
    const double middle = ((double)(start + i) + 0.5) * step;
    ptrdiff_t first = (ptrdiff_t)floor(middle - reach);
    if (first > old - result.count) first = old - result.count;
    if (first < 0) first = 0;
    float *weights = result.weights + i * result.count;
    double sum = 0;
    for (ptrdiff_t k = 0; k < result.count; k++) {
      const double distance = fabs((double)(first + k) + 0.5 - middle) / reach;
      const double weight = distance < 1 ? 1 - distance : 0;
      weights[k] = (float)weight;
      sum += weight;
    }
    for (ptrdiff_t k = 0; k < result.count; k++) weights[k] = (float)(weights[k] / sum);
    result.first[i] = first;
  }
  return result;
}

static inline f32x4 load_pixel(uint32_t pixel) {
  u8x4 bytes;
  memcpy(&bytes, &pixel, 4);
  return __builtin_convertvector(bytes, f32x4);
}

static inline uint32_t store_pixel(f32x4 value) {
  // Equal rounding in all channels keeps colors at or below alpha.
  const u8x4 bytes = __builtin_convertvector(value + 0.5f, u8x4);
  uint32_t pixel;
  memcpy(&pixel, &bytes, 4);
  return pixel;
}

int vc_resample(
    uint32_t *to, ptrdiff_t stride, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width, ptrdiff_t height, ptrdiff_t whole_width,
    ptrdiff_t whole_height, const uint32_t *from, ptrdiff_t from_stride, ptrdiff_t from_width, ptrdiff_t from_height) {
  if (width <= 0 || height <= 0) return 1;
  const taps columns = make_taps(x, width, whole_width, from_width);
  const taps rows = make_taps(y, height, whole_height, from_height);
  // Old rows that are scaled to the new width are stored in a ring until the last new row that needs them. The sums for
  // a new row and an old row as floats follow.
  const size_t line_count = (size_t)((rows.count + 1) * width + from_width);
  f32x4 *lines = NULL;
  if (columns.count == 0 || rows.count == 0 || posix_memalign((void **)&lines, 16, line_count * sizeof(f32x4)) != 0) {
    free_taps(columns);
    free_taps(rows);
    return 0;
  }
  f32x4 *sums = lines + rows.count * width, *wide = sums + width;
  const ptrdiff_t left = columns.first[0], right = columns.first[width - 1] + columns.count;
  ptrdiff_t ready = rows.first[0];
  for (ptrdiff_t i = 0; i < height; i++) {
    for (; ready < rows.first[i] + rows.count; ready++) {
      const uint32_t *old = const_row(from, from_stride, ready);
      for (ptrdiff_t k = left; k < right; k++) wide[k] = load_pixel(old[k]);
      f32x4 *line = lines + ready % rows.count * width;
      for (ptrdiff_t k = 0; k < width; k++) {
        const f32x4 *pixels = wide + columns.first[k];
        const float *weights = columns.weights + k * columns.count;
        f32x4 sum = {0, 0, 0, 0};
        for (ptrdiff_t n = 0; n < columns.count; n++) sum += pixels[n] * weights[n];
        line[k] = sum;
      }
    }
    for (ptrdiff_t k = 0; k < width; k++) sums[k] = (f32x4){0, 0, 0, 0};
    for (ptrdiff_t n = 0; n < rows.count; n++) {
      const f32x4 *line = lines + (rows.first[i] + n) % rows.count * width;
      const float weight = rows.weights[i * rows.count + n];
      for (ptrdiff_t k = 0; k < width; k++) sums[k] += line[k] * weight;
    }
    uint32_t *out = row(to, stride, i);
    for (ptrdiff_t k = 0; k < width; k++) out[k] = store_pixel(sums[k]);
  }
  free(lines);
  free_taps(columns);
  free_taps(rows);
  return 1;
}

void vc_resample_nearest(
    uint32_t *to, ptrdiff_t stride, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width, ptrdiff_t height, ptrdiff_t whole_width,
    ptrdiff_t whole_height, const uint32_t *from, ptrdiff_t from_stride, ptrdiff_t from_width, ptrdiff_t from_height) {
  for (ptrdiff_t i = 0; i < height; i++) {
    const uint32_t *old = const_row(from, from_stride, (2 * (y + i) + 1) * from_height / (2 * whole_height));
    uint32_t *out = row(to, stride, i);
    for (ptrdiff_t k = 0; k < width; k++) out[k] = old[(2 * (x + k) + 1) * from_width / (2 * whole_width)];
  }
}
