// SVG by librsvg and PDF by poppler, drawn into memory by cairo.

#ifndef VIEWCODE_VECTOR_FILES_H
#define VIEWCODE_VECTOR_FILES_H

#include <stddef.h>
#include <stdint.h>

typedef struct vc_vector vc_vector;

/// Opens an SVG file's content, or the first page of a PDF's. The bytes are copied.
///
/// `width` and `height` get the size in points. Returns NULL where it cannot be read, with the reason in `message`.
/// Nothing outside of the file is ever read.
vc_vector *vc_svg_open(
    const uint8_t *bytes, size_t count, double *width, double *height, char *message, size_t message_size);
vc_vector *vc_pdf_open(
    const uint8_t *bytes, size_t count, double *width, double *height, char *message, size_t message_size);

/// Draws all of it, stretched, over pixels: 32 bits each, blue in the lowest byte, premultiplied. Returns 0 where that
/// fails, with the reason in `message`.
int vc_vector_draw(
    vc_vector *vector, uint8_t *pixels, int width, int height, int stride, char *message, size_t message_size);

/// Where an element of an SVG with an id, `#` before it, lies in the file's points. Returns 0 where there is none.
int vc_svg_bounds(vc_vector *vector, const char *id, double *x, double *y, double *width, double *height);

/// Draws an element of an SVG alone: what lies in a rectangle of the file's points, over all of the pixels.
int vc_svg_draw_element(
    vc_vector *vector, const char *id, double x, double y, double w, double h, uint8_t *pixels, int width, int height,
    int stride);

void vc_vector_close(vc_vector *vector);

#endif
