#ifndef VIEWCODE_IMAGE_HELPER_H
#define VIEWCODE_IMAGE_HELPER_H

#include "image_helper_messages.h"
#include "image_helper_process.h"

#endif
