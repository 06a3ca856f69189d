#ifndef VIEWCODE_IMAGE_ROWS_H
#define VIEWCODE_IMAGE_ROWS_H

// Our own side of image files: rows of pixels converted, filtered and compressed, to the same bytes everywhere.

#include "pixel_hash.h"
#include "pixel_rows.h"
#include "png_rows.h"

#endif
