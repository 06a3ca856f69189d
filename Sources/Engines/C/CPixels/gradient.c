#include <math.h>

#include "CPixels.h"
#include "lanes.h"

static inline uint32_t look_up(double place, const uint32_t *table, ptrdiff_t count, int before, int after) {
  if (!(place >= 0)) return before ? table[0] : 0;
  if (place > 1) return after ? table[count - 1] : 0;
  return table[(ptrdiff_t)(place * (double)(count - 1) + 0.5)];
}

void vc_linear_gradient_row(
    uint32_t *to, ptrdiff_t width, double place, double step, const uint32_t *table, ptrdiff_t count, int before,
    int after) {
  for (ptrdiff_t x = 0; x < width; x++) to[x] = look_up(place + step * (double)x, table, count, before, after);
}

void vc_radial_gradient_row(
    uint32_t *to, ptrdiff_t width, double x, double y, double dx, double dy, vc_circles circles, const uint32_t *table,
    ptrdiff_t count, int before, int after) {
  // The circle of parameter t has the center c0 + t (c1 - c0) and the radius r0 + t (r1 - r0). It contains a point if a
  // t^2 - 2 b t + c = 0. The later one of two such circles is on top, and radii must not be negative.
  const double cx = circles.x1 - circles.x0, cy = circles.y1 - circles.y0, cr = circles.r1 - circles.r0;
  const double a = cx * cx + cy * cy - cr * cr;
  const double scale = cx * cx + cy * cy + cr * cr;
  const int is_line = fabs(a) <= 1e-12 * scale;
  for (ptrdiff_t i = 0; i < width; i++) {
    const double px = x + dx * (double)i - circles.x0, py = y + dy * (double)i - circles.y0;
    const double b = px * cx + py * cy + circles.r0 * cr;
    const double c = px * px + py * py - circles.r0 * circles.r0;
    double roots[2];
    int roots_count = 0;
    if (is_line) {
      if (b != 0) roots[roots_count++] = c / (2 * b);
    } else {
      const double discriminant = b * b - a * c;
      if (discriminant >= 0) {
        const double root = sqrt(discriminant);
        const double t1 = (b + root) / a, t2 = (b - root) / a;
        roots[roots_count++] = t1 > t2 ? t1 : t2;
        roots[roots_count++] = t1 > t2 ? t2 : t1;
      }
    }
    uint32_t pixel = 0;
    for (int k = 0; k < roots_count; k++) {
      const double t = roots[k];
      if (circles.r0 + t * cr < 0 || (t < 0 && !before) || (t > 1 && !after)) continue;
      pixel = look_up(t, table, count, before, after);
      break;
    }
    to[i] = pixel;
  }
}

void vc_conic_gradient_row(
    uint32_t *to, ptrdiff_t width, double x, double y, double dx, double dy, double turn, const uint32_t *table,
    ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < width; i++) {
    double part = atan2(y + dy * (double)i, x + dx * (double)i) * 0.15915494309189535 - turn;
    part -= floor(part);
    to[i] = table[(ptrdiff_t)(part * (double)(count - 1) + 0.5)];
  }
}
