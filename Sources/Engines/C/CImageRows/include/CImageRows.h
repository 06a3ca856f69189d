#ifndef VIEWCODE_IMAGE_ROWS_H
#define VIEWCODE_IMAGE_ROWS_H

// Functions for image files that convert, filter and compress rows of pixels, with the same output on all machines.

#include "pixel_hash.h"
#include "pixel_rows.h"
#include "png_rows.h"

#endif
