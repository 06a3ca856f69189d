#ifndef VIEWCODE_IMAGE_HELPER_MESSAGES_H
#define VIEWCODE_IMAGE_HELPER_MESSAGES_H

// What ImageCodecs and viewcode-image-helper say to each other, over the helper's standard input and output.
//
// The helper begins with a reply to VC_HELPER_HELLO. Then it answers requests one after the other, each with one reply,
// except VC_HELPER_CLOSE, which has none. A message is one of the structures below and as many bytes as its `count` says.
// Both ends run on one machine and are built together, so that the structures go as they lie in memory.

#include <stdint.h>

enum {
  VC_HELPER_MAGIC = 0x56434948,
  // Counts up whenever a message changes.
  VC_HELPER_VERSION = 2,
  // The most bytes of a request, and of the text that a reply has for an error.
  VC_HELPER_MAXIMUM_REQUEST = 1 << 29,
  VC_HELPER_MAXIMUM_TEXT = 256
};

// What a request asks for.
enum {
  VC_HELPER_HELLO = 1,
  // Whether HEIC can be decoded. Reply: `flags`.
  VC_HELPER_CAPABILITIES,
  // Opens the drawing whose file follows, under the number `document`. Reply: its size in points.
  VC_HELPER_OPEN_SVG,
  VC_HELPER_OPEN_PDF,
  // Forgets `document`. No reply.
  VC_HELPER_CLOSE,
  // All of `document`, stretched over `width` x `height` pixels. Reply: the pixels.
  VC_HELPER_DRAW,
  // Where the element of an SVG lies whose id, `#` before it, follows. Reply: the rectangle.
  VC_HELPER_BOUNDS,
  // A rectangle of an SVG's element whose id follows, over `width` x `height` pixels. Reply: the pixels.
  VC_HELPER_DRAW_ELEMENT,
  // The picture of the HEIC or AVIF file that follows, of at most `width` pixels a side and `height` altogether.
  // Reply: the pixels, their colors not yet multiplied by alpha.
  VC_HELPER_DECODE
};

// What became of it.
enum {
  VC_HELPER_OK = 0,
  // The file is damaged; the reason follows as text.
  VC_HELPER_CORRUPT,
  // The file is of a kind that is not read; the reason follows as text.
  VC_HELPER_UNSUPPORTED,
  // The picture has `width` x `height` pixels, more than asked for.
  VC_HELPER_TOO_LARGE,
  // No element has the id, or it cannot be drawn.
  VC_HELPER_NO_ELEMENT
};

// Bits of a reply's `flags`.
enum {
  VC_HELPER_HAS_ALPHA = 1,
  VC_HELPER_DECODES_HEVC = 2
};

typedef struct {
  uint32_t kind;
  // After so long the helper ends itself, should nobody be left to do it.
  uint32_t milliseconds;
  uint64_t document;
  uint32_t width;
  uint32_t height;
  // Of the bytes that follow.
  uint64_t count;
  double x;
  double y;
  double rect_width;
  double rect_height;
  // The time that processors may work on it; then SIGPROF ends the helper. Unlike `milliseconds` it does not depend on what
  // else the machine does. 0 for no limit.
  uint32_t processor_milliseconds;
  // How much more memory it may take than the helper has. 0 for no limit.
  uint32_t megabytes;
} vc_helper_request;

typedef struct {
  uint32_t magic;
  // The request's. The version, where it is VC_HELPER_HELLO, stands in `flags`.
  uint32_t kind;
  uint32_t status;
  uint32_t flags;
  uint32_t width;
  uint32_t height;
  // Of the bytes that follow: text, or pixels of 32 bits with blue in the lowest byte.
  uint64_t count;
  double x;
  double y;
  double rect_width;
  double rect_height;
} vc_helper_reply;

#endif
