#ifndef VIEWCODE_DEFLATE_H
#define VIEWCODE_DEFLATE_H

// A compressor for DEFLATE (RFC 1951) that is optimized for filtered rows of screens: long runs of 0, and repeated
// glyphs.
//
// The implementation is our own for two reasons. First, its output depends only on its input. The fastest libraries
// choose their code, and thereby their output, by the processor, and the output of zlib differs between its variants.
// Second, it is optimized for pixels: the filter has already found the runs of 0, so that they need not be searched,
// and repetitions are searched only at the beginning of pixels.
//
// Matching is greedy with one candidate. Each block has a dynamic Huffman code, or no compression if that is shorter.
// Input passes through a sliding window, so that the use of memory does not depend on the size of the picture.

#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
  DEFLATE_HISTORY = 32768,  // how far back a match may reach
  DEFLATE_INPUT = 131072,   // new bytes that the window takes beside the history
  DEFLATE_LONGEST_MATCH = 258,
  DEFLATE_HASH_BITS = 14,
  DEFLATE_RUNS = DEFLATE_INPUT / 4,
  DEFLATE_BLOCK_LITERALS = 49152,
  DEFLATE_BLOCK_COPIES = 12288,
  DEFLATE_SHORTEST_RUN = 24,  // what is worth telling by deflate_add_run
};

// The output, and its bits that do not fill a byte yet. Loops use a copy, which stays in registers.
typedef struct {
  uint8_t *out;
  uint64_t bits;
  unsigned count;
} deflate_bits;

// Some literals, followed by `whole` matches of 258 bytes and one of `length` if it is not 0, all with the same
// distance.
typedef struct {
  uint16_t literals;
  uint16_t whole;
  uint16_t length;
  uint16_t distance;  // less 1
} deflate_copy;

// A run of 0 in the window. A pixel begins after each run, even an empty one.
typedef struct {
  uint32_t start;
  uint32_t end;
} deflate_run;

typedef struct {
  // The window contains compressed bytes, followed by those that are not compressed yet. The space after them permits
  // reading and writing several bytes at a time.
  uint8_t window[DEFLATE_HISTORY + DEFLATE_INPUT + 64];
  size_t start;     // where the bytes begin that are not compressed yet
  size_t end;       // where the bytes end
  uint32_t origin;  // the position in the whole input of window[0], so far from 0 that 0 is out of reach
  size_t unit;      // bytes of a pixel
  size_t aligned;   // where the pixels around `start` are counted from
  uint32_t latest[1 << DEFLATE_HASH_BITS];  // the position of the last bytes with a hash
  deflate_run runs[DEFLATE_RUNS + 1];       // in and after the bytes not compressed yet
  size_t run_count;

  // The current block.
  uint8_t literals[DEFLATE_BLOCK_LITERALS + 16];
  size_t literal_count;
  size_t literals_told;  // how many of them belong to copies
  deflate_copy copies[DEFLATE_BLOCK_COPIES];
  size_t copy_count;

  deflate_bits output;  // the caller provides deflate_bound() bytes

  uint8_t length_symbol[DEFLATE_LONGEST_MATCH + 1];  // symbol - 257
  uint8_t distance_symbol[512];                      // up to 256: [d - 1]; above: [256 + ((d - 1) >> 7)]
} deflate_state;

// The maximum size of `count` compressed bytes: a symbol has at most 9 bits on average, because a code with that length
// for all symbols would suffice, and a match is shorter than the bytes that it represents. The additional space is for
// writing eight bytes at a time, and for the headers of blocks.
static inline size_t deflate_bound(size_t count) { return count + count / 7 + 1024; }

// Starts a stream of pixels of `unit` bytes (3 or 4).
void deflate_begin(deflate_state *s, size_t unit, uint8_t *out);

// Reserves space for at least `count` (at most 32768) bytes, and for their runs. Write the bytes to s->window + s->end,
// and add their number to s->end.
uint8_t *deflate_reserve(deflate_state *s, size_t count);

// Reports a run of 0 in the window, in order. With `start == end`, it only reports that a pixel begins there. A run
// within a row has at least DEFLATE_SHORTEST_RUN bytes.
static inline void deflate_add_run(deflate_state *s, size_t start, size_t end) {
  s->runs[s->run_count++] = (deflate_run){(uint32_t)start, (uint32_t)end};
}

// Compresses the rest. The output ends at the returned address.
uint8_t *deflate_end(deflate_state *s);

// MARK: Memory

static inline uint32_t deflate_load32(const uint8_t *p) {
  uint32_t value;
  memcpy(&value, p, 4);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  value = __builtin_bswap32(value);
#endif
  return value;
}

static inline void deflate_store32(uint8_t *p, uint32_t value) {
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  value = __builtin_bswap32(value);
#endif
  memcpy(p, &value, 4);
}

static inline uint64_t deflate_load64(const uint8_t *p) {
  uint64_t value;
  memcpy(&value, p, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  value = __builtin_bswap64(value);
#endif
  return value;
}

static inline void deflate_store64(uint8_t *p, uint64_t value) {
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  value = __builtin_bswap64(value);
#endif
  memcpy(p, &value, 8);
}

#endif
