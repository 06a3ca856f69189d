#include <png.h>

// Our own side of PNG, and loops that reading and writing images share.
#include "png_rows.h"
