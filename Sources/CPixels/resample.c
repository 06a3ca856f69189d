#include <math.h>
#include <stdlib.h>

#include "CPixels.h"
#include "lanes.h"

typedef float f32x4 __attribute__((vector_size(16)));

/// The old pixels that a new one is made of, along one side.
typedef struct {
  ptrdiff_t first, count;
  float *weights;
} taps;

/// A triangle over each new pixel, as wide as the old pixels it covers and at least two of them.
static taps *make_taps(ptrdiff_t start, ptrdiff_t length, ptrdiff_t whole, ptrdiff_t old, float **memory) {
  const double step = (double)old / (double)whole;
  const double reach = step > 1 ? step : 1;
  const ptrdiff_t most = (ptrdiff_t)ceil(2 * reach) + 2;
  taps *result = malloc((size_t)length * sizeof(taps));
  *memory = malloc((size_t)(length * most) * sizeof(float));
  if (!result || !*memory) {
    free(result);
    return NULL;
  }
  for (ptrdiff_t i = 0; i < length; i++) {
    const double middle = ((double)(start + i) + 0.5) * step;
    ptrdiff_t first = (ptrdiff_t)floor(middle - reach), last = (ptrdiff_t)ceil(middle + reach) - 1;
    if (first < 0) first = 0;
    if (last > old - 1) last = old - 1;
    float *weights = *memory + i * most;
    double sum = 0;
    for (ptrdiff_t k = first; k <= last; k++) {
      const double distance = fabs((double)k + 0.5 - middle) / reach;
      const double weight = distance < 1 ? 1 - distance : 0;
      weights[k - first] = (float)weight;
      sum += weight;
    }
    for (ptrdiff_t k = first; k <= last; k++) weights[k - first] = (float)(weights[k - first] / sum);
    result[i] = (taps){first, last - first + 1, weights};
  }
  return result;
}

static inline f32x4 load_pixel(uint32_t pixel) {
  u8x4 bytes;
  memcpy(&bytes, &pixel, 4);
  return __builtin_convertvector(bytes, f32x4);
}

static inline uint32_t store_pixel(f32x4 value) {
  // Rounding alike in all channels keeps colours at or below alpha.
  const u8x4 bytes = __builtin_convertvector(value + 0.5f, u8x4);
  uint32_t pixel;
  memcpy(&pixel, &bytes, 4);
  return pixel;
}

int vc_resample(
    uint32_t *to, ptrdiff_t stride, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width, ptrdiff_t height, ptrdiff_t whole_width,
    ptrdiff_t whole_height, const uint32_t *from, ptrdiff_t from_stride, ptrdiff_t from_width, ptrdiff_t from_height) {
  if (width <= 0 || height <= 0) return 1;
  float *column_weights = NULL, *row_weights = NULL;
  taps *columns = make_taps(x, width, whole_width, from_width, &column_weights);
  taps *rows = make_taps(y, height, whole_height, from_height, &row_weights);
  f32x4 *lines = NULL;
  int is_done = 0;
  if (columns && rows) {
    // Old rows squeezed to the new width wait in a ring until the last new row that needs them.
    ptrdiff_t ring = 1;
    for (ptrdiff_t i = 0; i < height; i++) ring = rows[i].count > ring ? rows[i].count : ring;
    if (posix_memalign((void **)&lines, 16, (size_t)((ring + 1) * width) * sizeof(f32x4)) != 0) lines = NULL;
    if (lines) {
      f32x4 *sums = lines + ring * width;
      ptrdiff_t ready = rows[0].first;
      for (ptrdiff_t i = 0; i < height; i++) {
        for (; ready < rows[i].first + rows[i].count; ready++) {
          const uint32_t *old = const_row(from, from_stride, ready);
          f32x4 *line = lines + ready % ring * width;
          for (ptrdiff_t k = 0; k < width; k++) {
            const taps tap = columns[k];
            f32x4 sum = {0, 0, 0, 0};
            for (ptrdiff_t n = 0; n < tap.count; n++) sum += load_pixel(old[tap.first + n]) * tap.weights[n];
            line[k] = sum;
          }
        }
        for (ptrdiff_t k = 0; k < width; k++) sums[k] = (f32x4){0, 0, 0, 0};
        for (ptrdiff_t n = 0; n < rows[i].count; n++) {
          const f32x4 *line = lines + (rows[i].first + n) % ring * width;
          const float weight = rows[i].weights[n];
          for (ptrdiff_t k = 0; k < width; k++) sums[k] += line[k] * weight;
        }
        uint32_t *out = row(to, stride, i);
        for (ptrdiff_t k = 0; k < width; k++) out[k] = store_pixel(sums[k]);
      }
      is_done = 1;
    }
  }
  free(lines);
  free(columns);
  free(rows);
  free(column_weights);
  free(row_weights);
  return is_done;
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
