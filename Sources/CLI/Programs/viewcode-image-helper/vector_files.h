// Functions that draw SVG files with librsvg and PDF files with Poppler into memory, with cairo.

#ifndef VIEWCODE_VECTOR_FILES_H
#define VIEWCODE_VECTOR_FILES_H

#include <stddef.h>
#include <stdint.h>

typedef struct vc_vector vc_vector;

/// Opens the contents of an SVG file, or the first page of a PDF file. The bytes are copied.
///
/// `width` and `height` receive the size in points. Returns NULL if the file cannot be read, with the reason in
/// `message`. No other files are ever read.
vc_vector *vc_svg_open(
    const uint8_t *bytes, size_t count, double *width, double *height, char *message, size_t message_size);
vc_vector *vc_pdf_open(
    const uint8_t *bytes, size_t count, double *width, double *height, char *message, size_t message_size);

/// Draws the whole document stretched to the pixels, which have 32 bits each, with blue in the lowest byte,
/// premultiplied. Returns 0 if drawing fails, with the reason in `message`.
int vc_vector_draw(
    vc_vector *vector, uint8_t *pixels, int width, int height, int stride, char *message, size_t message_size);

/// Gets the bounds of an SVG element with an id, which `#` precedes, in the file's points. Returns 0 if there is no
/// such element.
int vc_svg_bounds(vc_vector *vector, const char *id, double *x, double *y, double *width, double *height);

/// Draws only an element of an SVG file: the content of a rectangle in the file's points is stretched to all pixels.
int vc_svg_draw_element(
    vc_vector *vector, const char *id, double x, double y, double w, double h, uint8_t *pixels, int width, int height,
    int stride);

void vc_vector_close(vc_vector *vector);

#endif
