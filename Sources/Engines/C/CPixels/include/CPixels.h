// Loops over pixels that would be several times slower in Swift.
//
// A pixel has 32 bits: blue in the lowest byte, then green, red and alpha, with premultiplied alpha. Coverage has one
// byte for each pixel, with 255 for full coverage. Strides are in bytes. Products of two bytes are divided by 255 and
// rounded to the nearest integer.

#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

// MARK: Filling

/// Stores a pixel in all positions.
void vc_fill(uint32_t *to, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint32_t pixel);

/// Composites a pixel over a picture.
void vc_blend(uint32_t *to, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint32_t pixel);

/// Composites a pixel over a picture, in proportion to the coverage.
void vc_blend_covered(
    uint32_t *to, ptrdiff_t stride, const uint8_t *coverage, ptrdiff_t coverage_stride, ptrdiff_t width,
    ptrdiff_t height, uint32_t pixel);

// MARK: Composition

/// Copies rows.
void vc_copy(
    uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride, ptrdiff_t width, ptrdiff_t height);

/// Composites a picture over another one, with all alpha values multiplied by `alpha`.
void vc_over(
    uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride, ptrdiff_t width, ptrdiff_t height,
    uint32_t alpha);

/// Composites a picture over another one, in proportion to the coverage and `alpha`.
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

/// Applies the blend mode "plus darker", which sums the differences between the alpha and the color of both pictures.
void vc_plus_darker(
    uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride, ptrdiff_t width, ptrdiff_t height,
    uint32_t alpha);

/// Sets all alpha values to 255.
void vc_set_opaque(uint32_t *to, ptrdiff_t width, ptrdiff_t height, ptrdiff_t stride);

// MARK: Coverage

/// Extracts the alpha values of a picture.
void vc_extract_alpha(
    uint8_t *to, ptrdiff_t to_stride, const uint32_t *from, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height);

/// Multiplies coverages.
void vc_multiply_coverage(
    uint8_t *to, ptrdiff_t to_stride, const uint8_t *from, ptrdiff_t from_stride, ptrdiff_t width, ptrdiff_t height);

/// Returns the first row whose coverage is completely 255, or `height` if there is none.
ptrdiff_t vc_find_full_row(const uint8_t *coverage, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height);

/// Returns the number of rows, from the first on, whose coverage is completely 255.
ptrdiff_t vc_count_full_rows(const uint8_t *coverage, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height);

/// Returns the distance to which a blur extends, in pixels.
ptrdiff_t vc_blur_reach(double sigma);

/// Blurs in place with approximately a Gaussian. Nothing is covered outside.
void vc_blur(uint8_t *coverage, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, double sigma);

// MARK: Frosted glass

/// Blurs a picture in place with approximately a Gaussian, increases the saturation of its colors and composites a
/// pixel over it. Pixels beyond the edges are ignored. Returns 0 and does not change the picture if memory is
/// insufficient.
int vc_backdrop(
    uint32_t *pixels, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, double sigma, double saturation,
    uint32_t tint);

/// The mix of a blurred picture with its own brightness, with all values from 0 to 1: a share of the picture, and a
/// gray that increases from `dark_gray` to `light_gray` as the picture's mean brightness increases from `dark_mean` to
/// `light_mean`.
typedef struct {
  double share, dark_gray, light_gray, dark_mean, light_mean;
} vc_glass_law;

/// Blurs a picture in place as `vc_backdrop` does, increases the saturation of its colors without clipping, and mixes
/// it by the law of glass. Returns 0 and does not change the picture if memory is insufficient.
int vc_glass(
    uint32_t *pixels, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, double sigma, double saturation,
    vc_glass_law law);

// MARK: Gradients

/// Writes pixels of a table at equidistant positions. The first entry is at 0, the last one at 1. Beyond them, the
/// nearest entry is used if `before` or `after` is set, otherwise the pixel is transparent.
void vc_linear_gradient_row(
    uint32_t *to, ptrdiff_t width, double place, double step, const uint32_t *table, ptrdiff_t count, int before,
    int after);

/// Writes pixels of a table for circles between two centers and radii. (x, y) is the center of the first pixel in the
/// space of the circles, (dx, dy) is the step to the next one.
typedef struct {
  double x0, y0, r0, x1, y1, r1;
} vc_circles;
void vc_radial_gradient_row(
    uint32_t *to, ptrdiff_t width, double x, double y, double dx, double dy, vc_circles circles,
    const uint32_t *table, ptrdiff_t count, int before, int after);

/// Writes pixels of a table by the direction from the origin, as a fraction of a turn from the positive x-axis toward
/// the positive y-axis.
void vc_conic_gradient_row(
    uint32_t *to, ptrdiff_t width, double x, double y, double dx, double dy, double turn, const uint32_t *table,
    ptrdiff_t count);

// MARK: Images at another size

/// Draws a picture in another size: each new pixel is the mean of the pixels that it covers, with a slight blur for
/// enlargement. Only the part of the new size from (x, y) on is drawn. Returns 0 if memory is insufficient.
int vc_resample(
    uint32_t *to, ptrdiff_t stride, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width, ptrdiff_t height, ptrdiff_t whole_width,
    ptrdiff_t whole_height, const uint32_t *from, ptrdiff_t from_stride, ptrdiff_t from_width, ptrdiff_t from_height);

/// Draws a picture in another size with the nearest pixels.
void vc_resample_nearest(
    uint32_t *to, ptrdiff_t stride, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width, ptrdiff_t height, ptrdiff_t whole_width,
    ptrdiff_t whole_height, const uint32_t *from, ptrdiff_t from_stride, ptrdiff_t from_width, ptrdiff_t from_height);

// MARK: Other layouts

/// The order of bytes in memory.
typedef enum { VC_BGRA, VC_RGBA, VC_ARGB, VC_ABGR } vc_channel_order;
/// The meaning of the alpha in memory.
typedef enum { VC_PREMULTIPLIED, VC_STRAIGHT, VC_IGNORED } vc_alpha;

void vc_read_row(uint32_t *to, const uint8_t *from, ptrdiff_t width, vc_channel_order order, vc_alpha alpha);
void vc_write_row(uint8_t *to, const uint32_t *from, ptrdiff_t width, vc_channel_order order);
void vc_read_gray_row(uint32_t *to, const uint8_t *from, ptrdiff_t width);
void vc_write_gray_row(uint8_t *to, const uint32_t *from, ptrdiff_t width);
void vc_read_alpha_row(uint32_t *to, const uint8_t *from, ptrdiff_t width);
void vc_write_alpha_row(uint8_t *to, const uint32_t *from, ptrdiff_t width);

#endif
