// Loops over pixels that Swift would run several times slower.
//
// A pixel is 32 bits: blue in the lowest byte, then green, red, alpha; colors are multiplied by alpha. Coverage is one
// byte a pixel, 255 for all of it. Strides count bytes. Products of two bytes are divided by 255 and rounded to the
// nearest.

#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

// MARK: Filling

/// Stores a pixel everywhere.
void vc_fill(uint32_t *to, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint32_t pixel);

/// Lays a pixel over everything.
void vc_blend(uint32_t *to, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint32_t pixel);

/// Lays a pixel over everything, as far as the coverage says.
void vc_blend_covered(
    uint32_t *to, ptrdiff_t stride, const uint8_t *coverage, ptrdiff_t coverage_stride, ptrdiff_t width,
    ptrdiff_t height, uint32_t pixel);

// MARK: Putting pictures together

/// Copies rows.
void vc_copy(
    uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride, ptrdiff_t width, ptrdiff_t height);

/// Lays a picture over another one, with all of its alphas times `alpha`.
void vc_over(
    uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride, ptrdiff_t width, ptrdiff_t height,
    uint32_t alpha);

/// Lays a picture over another one, as far as the coverage and `alpha` say.
void vc_over_covered(
    uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride, const uint8_t *coverage,
    ptrdiff_t coverage_stride, ptrdiff_t width, ptrdiff_t height, uint32_t alpha);

/// Replaces a picture by another one, in proportion to the coverage.
void vc_mix(
    uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride, const uint8_t *coverage,
    ptrdiff_t coverage_stride, ptrdiff_t width, ptrdiff_t height);

/// Multiplies all channels by the alpha of another picture.
void vc_multiply_by_alpha(
    uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride, ptrdiff_t width, ptrdiff_t height);

/// The blend mode "plus darker": what both lack of their own alpha is summed up.
void vc_plus_darker(
    uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride, ptrdiff_t width, ptrdiff_t height,
    uint32_t alpha);

/// Sets all alphas to 255.
void vc_set_opaque(uint32_t *to, ptrdiff_t width, ptrdiff_t height, ptrdiff_t stride);

// MARK: Coverage

/// The alphas of a picture.
void vc_extract_alpha(
    uint8_t *to, ptrdiff_t to_stride, const uint32_t *from, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height);

/// Multiplies coverages.
void vc_multiply_coverage(
    uint8_t *to, ptrdiff_t to_stride, const uint8_t *from, ptrdiff_t from_stride, ptrdiff_t width, ptrdiff_t height);

/// The first row with all of its coverage 255; `height` where there is none.
ptrdiff_t vc_find_full_row(const uint8_t *coverage, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height);

/// How many rows from the first on have all of their coverage 255.
ptrdiff_t vc_count_full_rows(const uint8_t *coverage, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height);

/// How far a blur spreads, in pixels.
ptrdiff_t vc_blur_reach(double sigma);

/// Blurs in place, nearly as a Gaussian does. What lies outside counts as not covered.
void vc_blur(uint8_t *coverage, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, double sigma);

// MARK: Frosted glass

/// Blurs a picture in place, nearly as a Gaussian does, makes its colors stronger and lays a pixel over it. Beyond the
/// edges nothing is assumed: what is inside counts for it. Returns 0, with the picture as it was, where there is no memory.
int vc_backdrop(
    uint32_t *pixels, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, double sigma, double saturation,
    uint32_t tint);

/// How glass mixes a blurred picture with its own brightness, all from 0 to 1: a share of the picture, and a gray that
/// grows from `dark_gray` to `light_gray` as the picture's mean brightness grows from `dark_mean` to `light_mean`.
typedef struct {
  double share, dark_gray, light_gray, dark_mean, light_mean;
} vc_glass_law;

/// Blurs a picture in place as `vc_backdrop` does, makes its colors stronger without cutting them off, and mixes it by
/// the law of glass. Returns 0, with the picture as it was, where there is no memory.
int vc_glass(
    uint32_t *pixels, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, double sigma, double saturation,
    vc_glass_law law);

// MARK: Gradients

/// Pixels of a table, at places that grow in equal steps. 0 is the place of the first entry, 1 that of the last one;
/// beyond them the nearest entry is taken if `before` or `after` is set, else the pixel is transparent.
void vc_linear_gradient_row(
    uint32_t *to, ptrdiff_t width, double place, double step, const uint32_t *table, ptrdiff_t count, int before,
    int after);

/// Pixels of a table for circles that go from one center and radius to another. (x, y) is the middle of the first pixel
/// in the space of the circles, (dx, dy) the step to the next one.
typedef struct {
  double x0, y0, r0, x1, y1, r1;
} vc_circles;
void vc_radial_gradient_row(
    uint32_t *to, ptrdiff_t width, double x, double y, double dx, double dy, vc_circles circles,
    const uint32_t *table, ptrdiff_t count, int before, int after);

/// Pixels of a table by the direction from the origin, as a part of a turn from the positive x axis towards the
/// positive y axis.
void vc_conic_gradient_row(
    uint32_t *to, ptrdiff_t width, double x, double y, double dx, double dy, double turn, const uint32_t *table,
    ptrdiff_t count);

// MARK: Images at another size

/// Draws a picture at another size: each new pixel is the mean of those it lies on, blurred a little where it is
/// enlarged. Only the part from (x, y) on of the whole new size is made. Returns 0 where there is no memory.
int vc_resample(
    uint32_t *to, ptrdiff_t stride, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width, ptrdiff_t height, ptrdiff_t whole_width,
    ptrdiff_t whole_height, const uint32_t *from, ptrdiff_t from_stride, ptrdiff_t from_width, ptrdiff_t from_height);

/// The same with the pixels of the picture as they are, in squares.
void vc_resample_nearest(
    uint32_t *to, ptrdiff_t stride, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width, ptrdiff_t height, ptrdiff_t whole_width,
    ptrdiff_t whole_height, const uint32_t *from, ptrdiff_t from_stride, ptrdiff_t from_width, ptrdiff_t from_height);

// MARK: Other layouts

/// The order of bytes in memory.
typedef enum { VC_BGRA, VC_RGBA, VC_ARGB, VC_ABGR } vc_channel_order;
/// What the alpha in memory means.
typedef enum { VC_PREMULTIPLIED, VC_STRAIGHT, VC_IGNORED } vc_alpha;

void vc_read_row(uint32_t *to, const uint8_t *from, ptrdiff_t width, vc_channel_order order, vc_alpha alpha);
void vc_write_row(uint8_t *to, const uint32_t *from, ptrdiff_t width, vc_channel_order order);
void vc_read_gray_row(uint32_t *to, const uint8_t *from, ptrdiff_t width);
void vc_write_gray_row(uint8_t *to, const uint32_t *from, ptrdiff_t width);
void vc_read_alpha_row(uint32_t *to, const uint8_t *from, ptrdiff_t width);
void vc_write_alpha_row(uint8_t *to, const uint32_t *from, ptrdiff_t width);

#endif
