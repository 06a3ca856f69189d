// The functions of librsvg 2.52 and later that are used here. Its own header cannot be included, because its pkg-config
// file contains flags that SwiftPM rejects with a warning at every build.

#include <cairo.h>
#include <glib.h>

typedef struct _RsvgHandle RsvgHandle;

typedef struct {
  double length;
  int unit;
} RsvgLength;

typedef struct {
  double x;
  double y;
  double width;
  double height;
} RsvgRectangle;

RsvgHandle *rsvg_handle_new_from_data(const guint8 *data, gsize count, GError **error);
void rsvg_handle_set_dpi(RsvgHandle *handle, double dpi);
gboolean rsvg_handle_get_intrinsic_size_in_pixels(RsvgHandle *handle, gdouble *width, gdouble *height);
void rsvg_handle_get_intrinsic_dimensions(
    RsvgHandle *handle, gboolean *has_width, RsvgLength *width, gboolean *has_height, RsvgLength *height,
    gboolean *has_view_box, RsvgRectangle *view_box);
gboolean rsvg_handle_get_geometry_for_element(
    RsvgHandle *handle, const char *id, RsvgRectangle *ink, RsvgRectangle *logical, GError **error);
gboolean rsvg_handle_get_geometry_for_layer(
    RsvgHandle *handle, const char *id, const RsvgRectangle *viewport, RsvgRectangle *ink, RsvgRectangle *logical,
    GError **error);
gboolean rsvg_handle_render_layer(
    RsvgHandle *handle, cairo_t *context, const char *id, const RsvgRectangle *viewport, GError **error);
gboolean rsvg_handle_render_document(
    RsvgHandle *handle, cairo_t *context, const RsvgRectangle *viewport, GError **error);
