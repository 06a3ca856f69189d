// The backdrop of a translucent layer, as through frosted glass.

#include "CPixels.h"
#include "lanes.h"

#include <math.h>
#include <stdlib.h>

// The blue, green, red and alpha channels of a pixel.
typedef float f32x4 __attribute__((vector_size(16)));

/// The blur radius in pixels from which a picture of half the size contains all remaining detail.
#define SMALLEST_SIGMA 4.0
#define MOST_TAPS 64

LANES_INLINE f32x4 floats(uint32_t pixel) {
  u8x4 bytes;
  memcpy(&bytes, &pixel, 4);
  return __builtin_convertvector(bytes, f32x4);
}

/// Returns the nearest pixel. No channel exceeds the alpha.
LANES_INLINE uint32_t pixel_of(f32x4 value) {
  typedef int32_t i32x4 __attribute__((vector_size(16)));
  i32x4 whole = __builtin_convertvector(value + 0.5f, i32x4);
  const int32_t alpha = whole[3] > 255 ? 255 : whole[3] < 0 ? 0 : whole[3];
  uint32_t pixel = (uint32_t)alpha << 24;
  for (int i = 0; i < 3; i++) {
    const int32_t channel = whole[i] > alpha ? alpha : whole[i] < 0 ? 0 : whole[i];
    pixel |= (uint32_t)channel << (8 * i);
  }
  return pixel;
}

/// Computes the means of squares of `factor` pixels. Squares at the edges may have fewer.
static void shrink(
    f32x4 *to, ptrdiff_t to_width, ptrdiff_t to_height, const uint32_t *from, ptrdiff_t stride, ptrdiff_t width,
    ptrdiff_t height, ptrdiff_t factor) {
  for (ptrdiff_t y = 0; y < to_height; y++) {
    f32x4 *line = to + y * to_width;
    for (ptrdiff_t x = 0; x < to_width; x++) line[x] = (f32x4){0, 0, 0, 0};
    const ptrdiff_t bottom = (y + 1) * factor < height ? (y + 1) * factor : height;
    for (ptrdiff_t k = y * factor; k < bottom; k++) {
      const uint32_t *pixels = const_row(from, stride, k);
      for (ptrdiff_t x = 0; x < to_width; x++) {
        const ptrdiff_t right = (x + 1) * factor < width ? (x + 1) * factor : width;
        f32x4 sum = line[x];
        for (ptrdiff_t i = x * factor; i < right; i++) sum += floats(pixels[i]);
        line[x] = sum;
      }
    }
    for (ptrdiff_t x = 0; x < to_width; x++) {
      const ptrdiff_t columns = (x + 1) * factor < width ? factor : width - x * factor;
      line[x] *= 1.0f / (float)(columns * (bottom - y * factor));
    }
  }
}

/// Blurs along lines and transposes rows to columns. Beyond the ends, only existing pixels are used.
static void blur_turning(
    f32x4 *to, const f32x4 *from, ptrdiff_t width, ptrdiff_t height, const float *weights, ptrdiff_t radius) {
  for (ptrdiff_t y = 0; y < height; y++) {
    const f32x4 *line = from + y * width;
    for (ptrdiff_t x = 0; x < width; x++) {
      const ptrdiff_t first = x - radius < 0 ? -x : -radius;
      const ptrdiff_t last = x + radius >= width ? width - 1 - x : radius;
      f32x4 sum = {0, 0, 0, 0};
      float total = 0;
      for (ptrdiff_t k = first; k <= last; k++) {
        const float weight = weights[k < 0 ? -k : k];
        sum += line[x + k] * weight;
        total += weight;
      }
      to[x * height + y] = sum * (1 / total);
    }
  }
}

/// Enlarges the picture with linear interpolation between the centers of the squares.
static void enlarge(
    uint32_t *to, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, const f32x4 *from, ptrdiff_t from_width,
    ptrdiff_t from_height, ptrdiff_t factor, f32x4 *line) {
  const float step = 1.0f / (float)(2 * factor);
  for (ptrdiff_t y = 0; y < height; y++) {
    const ptrdiff_t place = 2 * y + 1 + factor;
    const ptrdiff_t below = place / (2 * factor), above = below - 1;
    const float part = (float)(place % (2 * factor)) * step;
    const f32x4 *upper = from + (above < 0 ? 0 : above) * from_width;
    const f32x4 *lower = from + (below < from_height ? below : from_height - 1) * from_width;
    for (ptrdiff_t x = 0; x < from_width; x++) line[x] = upper[x] + (lower[x] - upper[x]) * part;
    uint32_t *pixels = row(to, stride, y);
    for (ptrdiff_t x = 0; x < width; x++) {
      const ptrdiff_t column = 2 * x + 1 + factor;
      const ptrdiff_t right = column / (2 * factor), left = right - 1;
      const float share = (float)(column % (2 * factor)) * step;
      const f32x4 a = line[left < 0 ? 0 : left], b = line[right < from_width ? right : from_width - 1];
      pixels[x] = pixel_of(a + (b - a) * share);
    }
  }
}

static void color(f32x4 *pixels, ptrdiff_t count, float saturation, uint32_t tint) {
  const f32x4 above = floats(tint);
  const float rest = 1 - above[3] / 255;
  for (ptrdiff_t i = 0; i < count; i++) {
    f32x4 value = pixels[i];
    const float alpha = value[3];
    const float gray = 0.0722f * value[0] + 0.7152f * value[1] + 0.2126f * value[2];
    for (int k = 0; k < 3; k++) {
      const float channel = gray + (value[k] - gray) * saturation;
      value[k] = channel < 0 ? 0 : channel > alpha ? alpha : channel;
    }
    pixels[i] = value * rest + above;
  }
}

static float gray_of(f32x4 value) { return 0.0722f * value[0] + 0.7152f * value[1] + 0.2126f * value[2]; }

/// Returns the mean brightness of a picture, from 0 to 1.
static double mean_gray(const f32x4 *pixels, ptrdiff_t count) {
  double sum = 0;
  for (ptrdiff_t i = 0; i < count; i++) sum += gray_of(pixels[i]);
  return sum / ((double)count * 255);
}

static void mix_as_glass(f32x4 *pixels, ptrdiff_t count, float saturation, vc_glass_law law) {
  double place = law.light_mean > law.dark_mean
      ? (mean_gray(pixels, count) - law.dark_mean) / (law.light_mean - law.dark_mean)
      : 0;
  place = place < 0 ? 0 : place > 1 ? 1 : place;
  const double smooth = place * place * (3 - 2 * place);
  const float added = (float)(255 * (law.dark_gray + (law.light_gray - law.dark_gray) * smooth));
  const float share = (float)law.share;
  for (ptrdiff_t i = 0; i < count; i++) {
    const f32x4 value = pixels[i];
    const float gray = gray_of(value);
    f32x4 mixed = (gray + (value - gray) * saturation) * share + added;
    mixed[3] = value[3] * share + 255 * (1 - share);
    pixels[i] = mixed;
  }
}

/// The coloring of the blurred picture: a tint, or a law of glass.
typedef struct {
  float saturation;
  uint32_t tint;
  const vc_glass_law *law;
} coloring;

static int blur_and_color(
    uint32_t *pixels, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, double sigma, coloring colors) {
  if (width <= 0 || height <= 0) return 1;
  ptrdiff_t factor = 1;
  while (sigma / (double)factor >= 2 * SMALLEST_SIGMA && factor < 256) factor *= 2;
  const ptrdiff_t small_width = (width + factor - 1) / factor, small_height = (height + factor - 1) / factor;
  const size_t count = (size_t)small_width * (size_t)small_height;
  f32x4 *small = aligned_alloc(16, count * sizeof(f32x4));
  f32x4 *turned = aligned_alloc(16, count * sizeof(f32x4));
  f32x4 *line = aligned_alloc(16, (size_t)small_width * sizeof(f32x4));
  const int has_memory = small && turned && line;
  if (has_memory) {
    shrink(small, small_width, small_height, pixels, stride, width, height, factor);
    // Shrinking and enlarging also blur, by the variances of a mean and of a triangle.
    const double part = sigma / (double)factor;
    const double own = factor > 1 ? sqrt(part * part - 0.25) : part;
    if (own > 0.05) {
      float weights[MOST_TAPS];
      ptrdiff_t radius = (ptrdiff_t)ceil(3 * own);
      if (radius >= MOST_TAPS) radius = MOST_TAPS - 1;
      for (ptrdiff_t k = 0; k <= radius; k++) weights[k] = (float)exp(-(double)(k * k) / (2 * own * own));
      blur_turning(turned, small, small_width, small_height, weights, radius);
      blur_turning(small, turned, small_height, small_width, weights, radius);
    }
    if (colors.law) {
      mix_as_glass(small, (ptrdiff_t)count, colors.saturation, *colors.law);
    } else {
      color(small, (ptrdiff_t)count, colors.saturation, colors.tint);
    }
    enlarge(pixels, stride, width, height, small, small_width, small_height, factor, line);
  }
  free(small);
  free(turned);
  free(line);
  return has_memory;
}

int vc_backdrop(
    uint32_t *pixels, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, double sigma, double saturation,
    uint32_t tint) {
  const coloring colors = {.saturation = (float)saturation, .tint = tint};
  return blur_and_color(pixels, stride, width, height, sigma, colors);
}

int vc_glass(
    uint32_t *pixels, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, double sigma, double saturation,
    vc_glass_law law) {
  const coloring colors = {.saturation = (float)saturation, .law = &law};
  return blur_and_color(pixels, stride, width, height, sigma, colors);
}
