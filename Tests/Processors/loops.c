// Runs all loops of CPixels and CImageRows on pictures of pseudorandom numbers, and prints a checksum of each output.
// The lines must be equal on all processors (Tools/compare-processors).

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CImageRows.h"
#include "CPixels.h"

static uint64_t state = 1;

static uint32_t roll(uint32_t count) {
  uint64_t z = (state += 0x9E3779B97F4A7C15u);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return (uint32_t)((z ^ (z >> 31)) % count);
}

enum { SIDE = 96, PIXELS = SIDE * SIDE };

static uint32_t a[PIXELS], b[PIXELS], start[PIXELS];
static uint8_t coverage[PIXELS], other[PIXELS];

// Colors have premultiplied alpha. Some rows are plain, some opaque, some empty.
static void fill_picture(uint32_t *pixels) {
  for (int row = 0; row < SIDE; row++) {
    const uint32_t kind = roll(4);
    for (int column = 0; column < SIDE; column++) {
      const uint32_t alpha = kind == 0 ? 0 : kind == 1 ? 255 : roll(256);
      uint32_t pixel = alpha << 24;
      for (int shift = 0; shift < 24; shift += 8) pixel |= (kind == 1 && column % 7 ? 40u : roll(alpha + 1)) << shift;
      pixels[row * SIDE + column] = pixel;
    }
  }
}

static void fill_coverage(uint8_t *bytes) {
  for (int row = 0; row < SIDE; row++) {
    const uint32_t kind = roll(3);
    for (int column = 0; column < SIDE; column++)
      bytes[row * SIDE + column] = (uint8_t)(kind == 0 ? 255 : kind == 1 ? roll(256) : column * 255 / SIDE);
  }
}

static void begin(uint64_t seed) {
  state = seed;
  fill_picture(a);
  fill_picture(b);
  fill_coverage(coverage);
  fill_coverage(other);
  memcpy(start, a, sizeof a);
}

static uint64_t sum;

static void add(const void *bytes, size_t count) { sum = vc_hash(bytes, count, sum); }

static const ptrdiff_t stride = SIDE * 4;

typedef void (*loop)(void);

static void fill(void) { vc_fill(a, stride, SIDE - 3, SIDE, roll(1 << 30)); }
static void blend(void) { vc_blend(a, stride, SIDE - 3, SIDE, b[SIDE * 2 + 1]); }
static void blend_covered(void) { vc_blend_covered(a, stride, coverage, SIDE, SIDE - 5, SIDE, b[roll(PIXELS)]); }
static void copy(void) { vc_copy(a, stride, b, stride, SIDE - 1, SIDE - 1); }
static void over(void) { vc_over(a, stride, b, stride, SIDE - 1, SIDE, roll(256)); }
static void over_covered(void) { vc_over_covered(a, stride, b, stride, coverage, SIDE, SIDE - 2, SIDE, roll(256)); }
static void mix(void) { vc_mix(a, stride, b, stride, coverage, SIDE, SIDE - 3, SIDE); }
static void by_alpha(void) { vc_multiply_by_alpha(a, stride, b, stride, SIDE - 1, SIDE); }
static void darker(void) { vc_plus_darker(a, stride, b, stride, SIDE - 1, SIDE, roll(256)); }
static void opaque(void) { vc_set_opaque(a, SIDE - 1, SIDE, stride); }
static void alphas_of(void) { vc_extract_alpha(other, SIDE, a, stride, SIDE - 1, SIDE); }
static void multiply_coverage(void) { vc_multiply_coverage(other, SIDE, coverage, SIDE, SIDE - 1, SIDE); }
static void full_rows(void) {
  const ptrdiff_t rows[2] = {
      vc_find_full_row(coverage, SIDE, SIDE, SIDE), vc_count_full_rows(coverage, SIDE, SIDE, SIDE)};
  add(rows, sizeof rows);
}
static void blur(void) {
  const double sigma = 0.3 + roll(400) / 9.0;
  const ptrdiff_t reach = vc_blur_reach(sigma);
  add(&reach, sizeof reach);
  vc_blur(other, SIDE, SIDE, SIDE, sigma);
}
static void backdrop(void) {
  vc_backdrop(a, stride, SIDE, SIDE, 0.5 + roll(300) / 7.0, 1 + roll(10) / 10.0, b[SIDE * 3 + 2]);
}
static void table(void) {
  for (int i = 0; i < 256; i++) start[i] = b[i * 3];
}
static void linear(void) {
  table();
  for (int row = 0; row < SIDE; row++)
    vc_linear_gradient_row(
        a + row * SIDE, SIDE, roll(1000) / 700.0 - 0.3, roll(1000) / 60000.0 - 0.005, start, 256, roll(2), roll(2));
}
static void radial(void) {
  table();
  for (int row = 0; row < SIDE; row++) {
    const vc_circles circles = {roll(90) / 1.7, roll(90) / 1.3, roll(30), roll(90) / 1.1, roll(90) / 1.9, 1 + roll(70)};
    vc_radial_gradient_row(a + row * SIDE, SIDE, 0.5, row + 0.5, 1, 0.01, circles, start, 256, roll(2), roll(2));
  }
}
static void conic(void) {
  table();
  for (int row = 0; row < SIDE; row++)
    vc_conic_gradient_row(a + row * SIDE, SIDE, 0.5 - 40, row - 44.5, 1, 0, roll(100) / 100.0, start, 256);
}
static void resample(void) {
  vc_resample(
      a, stride, 0, 0, SIDE, SIDE, SIDE + roll(200), SIDE + roll(200), b, stride, 1 + roll(SIDE - 1), 1 + roll(SIDE - 1));
}
static void resample_smaller(void) {
  vc_resample(a, stride, 0, 0, 1 + roll(40), 31, 41, 31, b, stride, SIDE, SIDE);
}
static void resample_nearest(void) {
  vc_resample_nearest(a, stride, 3, 2, SIDE - 3, SIDE - 2, SIDE + 90, SIDE + 50, b, stride, 40 + roll(50), 70);
}
static void layouts(void) {
  for (int order = 0; order < 4; order++) {
    for (int alpha = 0; alpha < 3; alpha++) {
      vc_read_row(a + order * SIDE, (const uint8_t *)b + order, SIDE - 1, (vc_channel_order)order, (vc_alpha)alpha);
      add(a, sizeof a);
    }
    vc_write_row((uint8_t *)a, b, SIDE, (vc_channel_order)order);
    add(a, sizeof a);
  }
  vc_read_gray_row(a, coverage, SIDE);
  vc_write_gray_row(other, b, SIDE);
  vc_read_alpha_row(a + SIDE, coverage, SIDE);
  vc_write_alpha_row(other + SIDE, b, SIDE);
}
static void conversions(void) {
  vc_premultiply((uint8_t *)a, PIXELS);
  add(a, sizeof a);
  vc_flatten((uint8_t *)a, PIXELS / 2);
  vc_convert_cmyk((uint8_t *)b, PIXELS);
  add(b, sizeof b);
  for (int i = 0; i < PIXELS; i++) other[i] = vc_unpremultiplied(coverage[i], (uint8_t)(1 + i % 255));
}
static void rows(void) {
  static vc_writer writer;
  static const uint8_t zeros[SIDE * 4];
  uint8_t *out = malloc(vc_rows_bound(SIDE, SIDE, 0));
  vc_crc_begin(&writer.crc);
  if (roll(2)) vc_set_opaque(a, SIDE, SIDE, stride);
  for (int is_opaque = 0; is_opaque < 2; is_opaque++) {
    const size_t count = vc_write_rows(&writer, (const uint8_t *)a, SIDE, SIDE, SIDE * 4, is_opaque, zeros, out);
    const uint32_t crc = vc_crc(&writer.crc, 0, out, count);
    add(&count, sizeof count);
    add(out, count);
    add(&crc, sizeof crc);
  }
  free(out);
}

static const struct {
  const char *name;
  loop body;
} loops[] = {
    {"fill", fill},
    {"blend", blend},
    {"blend covered", blend_covered},
    {"copy", copy},
    {"over", over},
    {"over covered", over_covered},
    {"mix", mix},
    {"multiply by alpha", by_alpha},
    {"plus darker", darker},
    {"opaque", opaque},
    {"extract alpha", alphas_of},
    {"multiply coverage", multiply_coverage},
    {"full rows", full_rows},
    {"blur", blur},
    {"backdrop", backdrop},
    {"linear gradient", linear},
    {"radial gradient", radial},
    {"conic gradient", conic},
    {"resample", resample},
    {"resample smaller", resample_smaller},
    {"resample nearest", resample_nearest},
    {"layouts", layouts},
    {"conversions", conversions},
    {"PNG rows", rows},
};

int main(void) {
  for (size_t i = 0; i < sizeof loops / sizeof *loops; i++) {
    sum = 0;
    for (uint64_t seed = 1; seed <= 40; seed++) {
      begin(seed);
      loops[i].body();
      add(a, sizeof a);
      add(other, sizeof other);
    }
    printf("%-18s %016llx\n", loops[i].name, (unsigned long long)sum);
  }
  return 0;
}
