#ifndef VIEWCODE_IMAGE_HELPER_MESSAGES_H
#define VIEWCODE_IMAGE_HELPER_MESSAGES_H

// The messages between ImageCodecs and viewcode-image-helper, on the helper's standard input and output.
//
// The helper first sends a reply to VC_HELPER_HELLO. It then answers requests one after the other, with one reply for
// each except VC_HELPER_CLOSE, which has none. A message is one of the structures below, followed by the number of
// bytes in `count`. Both ends run on one machine and are built together, so that the structures are sent in their
// memory layout.

#include <stdint.h>

enum {
  VC_HELPER_MAGIC = 0x56434948,
  // The version, which increases with every change of the messages.
  VC_HELPER_VERSION = 2,
  // The maximum number of bytes in a request, and in the text of an error.
  VC_HELPER_MAXIMUM_REQUEST = 1 << 29,
  VC_HELPER_MAXIMUM_TEXT = 256
};

// The kinds of requests.
enum {
  VC_HELPER_HELLO = 1,
  // Asks whether HEIC can be decoded. Reply: `flags`.
  VC_HELPER_CAPABILITIES,
  // Opens the drawing in the following file with the number `document`. Reply: its size in points.
  VC_HELPER_OPEN_SVG,
  VC_HELPER_OPEN_PDF,
  // Closes `document`. No reply.
  VC_HELPER_CLOSE,
  // Draws all of `document`, stretched to `width` x `height` pixels. Reply: the pixels.
  VC_HELPER_DRAW,
  // Finds the position of an SVG's element. Its id with a leading `#` follows. Reply: the rectangle.
  VC_HELPER_BOUNDS,
  // Draws a rectangle of an SVG's element, whose id follows, in `width` x `height` pixels. Reply: the pixels.
  VC_HELPER_DRAW_ELEMENT,
  // Decodes the following HEIC or AVIF file, with at most `width` pixels for a side and `height` in total. Reply: the
  // pixels, without premultiplied alpha.
  VC_HELPER_DECODE
};

// The results of requests.
enum {
  VC_HELPER_OK = 0,
  // The file is damaged. The reason follows as text.
  VC_HELPER_CORRUPT,
  // The kind of file is not supported. The reason follows as text.
  VC_HELPER_UNSUPPORTED,
  // The picture has `width` x `height` pixels, which exceeds the limit.
  VC_HELPER_TOO_LARGE,
  // No element has the id, or the element cannot be drawn.
  VC_HELPER_NO_ELEMENT
};

// The bits of `flags` in a reply.
enum {
  VC_HELPER_HAS_ALPHA = 1,
  VC_HELPER_DECODES_HEVC = 2
};

typedef struct {
  uint32_t kind;
  // The time after which the helper ends itself, if its parent process does not.
  uint32_t milliseconds;
  uint64_t document;
  uint32_t width;
  uint32_t height;
  // The number of following bytes.
  uint64_t count;
  double x;
  double y;
  double rect_width;
  double rect_height;
  // The limit of processor time, after which SIGPROF ends the helper. Unlike `milliseconds`, it does not depend on the
  // load of the machine. 0 for no limit.
  uint32_t processor_milliseconds;
  // The additional memory that the request may use. 0 for no limit.
  uint32_t megabytes;
} vc_helper_request;

typedef struct {
  uint32_t magic;
  // The kind of the request. In a reply to VC_HELPER_HELLO, `flags` contains the version.
  uint32_t kind;
  uint32_t status;
  uint32_t flags;
  uint32_t width;
  uint32_t height;
  // The number of following bytes: text, or pixels of 32 bits with blue in the lowest byte.
  uint64_t count;
  double x;
  double y;
  double rect_width;
  double rect_height;
} vc_helper_reply;

#endif
