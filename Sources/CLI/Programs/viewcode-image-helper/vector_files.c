#include "vector_files.h"

#include <cairo.h>
#include <poppler.h>
#include "rsvg_functions.h"
#include <stdio.h>
#include <stdlib.h>

struct vc_vector {
  RsvgHandle *svg;
  PopplerDocument *document;
  PopplerPage *page;
  double width;
  double height;
};

static void say(char *message, size_t size, const char *text) {
  snprintf(message, size, "%s", text ? text : "it cannot be read");
}

/// Returns whether the size is positive and possible for a picture.
static int is_reasonable(double width, double height) {
  return width > 0 && height > 0 && width < 1e6 && height < 1e6;
}

vc_vector *vc_svg_open(
    const uint8_t *bytes, size_t count, double *width, double *height, char *message, size_t message_size) {
  GError *error = NULL;
  // Without a base URI, references to other files are not followed.
  RsvgHandle *svg = rsvg_handle_new_from_data(bytes, count, &error);
  if (!svg) {
    say(message, message_size, error ? error->message : NULL);
    if (error) g_error_free(error);
    return NULL;
  }
  // A unit of SVG is a point, at 96 per inch as in CSS.
  rsvg_handle_set_dpi(svg, 96);
  double w = 0, h = 0;
  if (!rsvg_handle_get_intrinsic_size_in_pixels(svg, &w, &h)) {
    gboolean has_width, has_height, has_box;
    RsvgLength length_w, length_h;
    RsvgRectangle box;
    rsvg_handle_get_intrinsic_dimensions(svg, &has_width, &length_w, &has_height, &length_h, &has_box, &box);
    if (has_box) {
      w = box.width;
      h = box.height;
    } else {
      RsvgRectangle ink, logical;
      if (rsvg_handle_get_geometry_for_element(svg, NULL, &ink, &logical, NULL)) {
        w = logical.width;
        h = logical.height;
      }
    }
  }
  if (!is_reasonable(w, h)) {
    say(message, message_size, "it has no size");
    g_object_unref(svg);
    return NULL;
  }
  vc_vector *vector = calloc(1, sizeof(vc_vector));
  vector->svg = svg;
  *width = vector->width = w;
  *height = vector->height = h;
  return vector;
}

vc_vector *vc_pdf_open(
    const uint8_t *bytes, size_t count, double *width, double *height, char *message, size_t message_size) {
  GError *error = NULL;
  GBytes *copy = g_bytes_new(bytes, count);
  PopplerDocument *document = poppler_document_new_from_bytes(copy, NULL, &error);
  g_bytes_unref(copy);
  if (!document) {
    say(message, message_size, error ? error->message : NULL);
    if (error) g_error_free(error);
    return NULL;
  }
  PopplerPage *page = poppler_document_get_n_pages(document) > 0 ? poppler_document_get_page(document, 0) : NULL;
  double w = 0, h = 0;
  if (page) poppler_page_get_size(page, &w, &h);
  if (!page || !is_reasonable(w, h)) {
    say(message, message_size, page ? "its first page has no size" : "it has no page");
    if (page) g_object_unref(page);
    g_object_unref(document);
    return NULL;
  }
  vc_vector *vector = calloc(1, sizeof(vc_vector));
  vector->document = document;
  vector->page = page;
  *width = vector->width = w;
  *height = vector->height = h;
  return vector;
}

int vc_vector_draw(
    vc_vector *vector, uint8_t *pixels, int width, int height, int stride, char *message, size_t message_size) {
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, width, height, stride);
  cairo_t *context = cairo_create(surface);
  int succeeded = 1;
  if (vector->svg) {
    GError *error = NULL;
    // The drawing fills the pixels in both directions, regardless of its own aspect ratio.
    cairo_scale(context, width / vector->width, height / vector->height);
    RsvgRectangle viewport = {0, 0, vector->width, vector->height};
    if (!rsvg_handle_render_document(vector->svg, context, &viewport, &error)) {
      say(message, message_size, error ? error->message : NULL);
      if (error) g_error_free(error);
      succeeded = 0;
    }
  } else {
    cairo_scale(context, width / vector->width, height / vector->height);
    poppler_page_render(vector->page, context);
  }
  if (succeeded && cairo_status(context) != CAIRO_STATUS_SUCCESS) {
    say(message, message_size, cairo_status_to_string(cairo_status(context)));
    succeeded = 0;
  }
  cairo_destroy(context);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  return succeeded;
}

int vc_svg_bounds(vc_vector *vector, const char *id, double *x, double *y, double *width, double *height) {
  if (!vector->svg) return 0;
  RsvgRectangle viewport = {0, 0, vector->width, vector->height};
  RsvgRectangle ink, logical;
  // A line has no area, so its position is that of the logical rectangle.
  if (!rsvg_handle_get_geometry_for_layer(vector->svg, id, &viewport, &ink, &logical, NULL)) return 0;
  *x = logical.x;
  *y = logical.y;
  *width = logical.width;
  *height = logical.height;
  return 1;
}

int vc_svg_draw_element(
    vc_vector *vector, const char *id, double x, double y, double w, double h, uint8_t *pixels, int width, int height,
    int stride) {
  if (!vector->svg || !is_reasonable(w, h)) return 0;
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, width, height, stride);
  cairo_t *context = cairo_create(surface);
  cairo_scale(context, width / w, height / h);
  cairo_translate(context, -x, -y);
  RsvgRectangle viewport = {0, 0, vector->width, vector->height};
  int succeeded = rsvg_handle_render_layer(vector->svg, context, id, &viewport, NULL)
      && cairo_status(context) == CAIRO_STATUS_SUCCESS;
  cairo_destroy(context);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  return succeeded;
}

void vc_vector_close(vc_vector *vector) {
  if (vector->svg) g_object_unref(vector->svg);
  if (vector->page) g_object_unref(vector->page);
  if (vector->document) g_object_unref(vector->document);
  free(vector);
}
