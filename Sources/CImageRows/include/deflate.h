#ifndef VIEWCODE_DEFLATE_H
#define VIEWCODE_DEFLATE_H

// A compressor for DEFLATE (RFC 1951), made for filtered rows of screens: long runs of one byte, and repeated glyphs.
//
// It is ours for two reasons. Its bytes depend on nothing but its input, where the fastest libraries choose their
// code, and with it their output, by the processor at hand, and zlib's output differs between its variants. And it is
// C, because the tests of view code run in debug builds, where such loops in Swift take fifty times longer.
//
// Greedy matching, with one candidate; a dynamic Huffman code for each block, or no compression
// where that is shorter. Input comes through a window that slides, so memory use does not grow with the picture.

#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
  DEFLATE_HISTORY = 32768,        // how far back a match may reach
  DEFLATE_INPUT = 131072,         // new bytes that the window takes beside the history
  DEFLATE_LONGEST_MATCH = 258,
  DEFLATE_HASH_BITS = 15,
  DEFLATE_TOKENS = 16384,         // symbols in a block
  DEFLATE_LITERALS = 286,
  DEFLATE_DISTANCES = 30,
};

// The block's bytes cannot be stored uncompressed any more.
#define DEFLATE_GONE SIZE_MAX

typedef struct {
  uint8_t length;  // bits in the code
  uint16_t bits;   // the code itself, first bit lowest
} deflate_code;

// Where the output goes, and what of it does not fill a byte yet. Loops work on a copy, which stays in registers.
typedef struct {
  uint8_t *out;
  uint64_t bits;
  unsigned count;
} deflate_bits;

typedef struct {
  // The window: `history` bytes that were compressed already, then `pending` that were not.
  uint8_t window[DEFLATE_HISTORY + DEFLATE_INPUT + 16];
  size_t start;        // where the bytes begin that are not compressed yet
  size_t end;          // where the bytes end
  uint32_t origin;     // the position in the whole input of window[0]
  unsigned hash_shift;
  uint32_t latest[1 << DEFLATE_HASH_BITS];  // position + 1 of the last bytes with a hash; 0: none

  // The block under construction. A token is a literal (below 256), or length << 16 | distance with length >= 3.
  uint32_t tokens[DEFLATE_TOKENS];
  size_t token_count;
  size_t block_start;  // where in the window the block's bytes begin; DEFLATE_GONE: they have left it
  uint32_t literal_counts[DEFLATE_LITERALS];
  uint32_t distance_counts[DEFLATE_DISTANCES];

  deflate_bits output;  // the caller provides deflate_bound() bytes

  uint8_t length_symbol[DEFLATE_LONGEST_MATCH + 1];  // symbol - 257
  uint8_t distance_symbol[512];                      // up to 256: [d - 1]; above: [256 + ((d - 1) >> 7)]
} deflate_state;

// The most bytes that `count` bytes can become, and a little more, because output is written eight bytes at a time.
static inline size_t deflate_bound(size_t count) { return count + count / 8 / 1024 * 8 + 256; }

static const uint16_t deflate_length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                                 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t deflate_length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                                 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t deflate_distance_base[30] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,
                                                   33,  49,  65,  97,  129, 193,  257,  385,  513,  769,
                                                   1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
static const uint8_t deflate_distance_extra[30] = {0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
                                                   6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

// `hashed_bytes`, 4 to 8, is how many bytes have to be the same for a match to be found. Four suit data in words; in
// three bytes a pixel, four occur nearly everywhere, and the last place they did is seldom a good one.
static inline void deflate_begin(deflate_state *s, unsigned hashed_bytes, uint8_t *out) {
  s->hash_shift = 64 - 8 * hashed_bytes;
  s->start = s->end = s->block_start = s->token_count = 0;
  s->origin = 0;
  memset(s->latest, 0, sizeof s->latest);
  memset(s->literal_counts, 0, sizeof s->literal_counts);
  memset(s->distance_counts, 0, sizeof s->distance_counts);
  s->output = (deflate_bits){out, 0, 0};
  for (unsigned i = 0; i < 29; i++) {
    unsigned last = i == 28 ? 258 : deflate_length_base[i] + (1u << deflate_length_extra[i]) - 1;
    for (unsigned length = deflate_length_base[i]; length <= last && length <= 258; length++)
      s->length_symbol[length] = (uint8_t)i;
  }
  for (unsigned i = 0; i < 30; i++) {
    unsigned first = deflate_distance_base[i] - 1u, last = first + (1u << deflate_distance_extra[i]) - 1;
    for (unsigned d = first; d <= last; d += d < 256 ? 1 : 128)
      s->distance_symbol[d < 256 ? d : 256 + (d >> 7)] = (uint8_t)i;
  }
}

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

// MARK: Bits

// Adds bits, at most 32 at a time: there are never more than 31 left over from before.
static inline void deflate_put(deflate_bits *b, uint64_t bits, unsigned count) {
  b->bits |= bits << b->count;
  b->count += count;
  if (b->count >= 32) {
    deflate_store32(b->out, (uint32_t)b->bits);
    b->out += 4;
    b->bits >>= 32;
    b->count -= 32;
  }
}

// Fills up the byte that was begun.
static inline void deflate_align(deflate_bits *b) {
  for (; b->count > 0; b->count = b->count > 8 ? b->count - 8 : 0) {
    *b->out++ = (uint8_t)b->bits;
    b->bits >>= 8;
  }
  b->bits = 0;
}

// MARK: Huffman codes

// Gives each symbol that occurs a code of at most `limit` bits; one that does not occur gets length 0.
static inline void deflate_make_code(const uint32_t *counts, unsigned symbols, unsigned limit, deflate_code *code) {
  // The symbols that occur, rarest first; symbols of one count in their own order.
  uint64_t sorted[DEFLATE_LITERALS];
  unsigned used = 0;
  for (unsigned i = 0; i < symbols; i++) {
    code[i].length = 0;
    code[i].bits = 0;
    if (counts[i] > 0) sorted[used++] = (uint64_t)counts[i] << 16 | i;
  }
  if (used == 0) return;
  static const unsigned gaps[] = {132, 57, 23, 10, 4, 1};
  for (unsigned g = 0; g < 6; g++)
    for (unsigned gap = gaps[g], i = gap; i < used; i++) {
      uint64_t value = sorted[i];
      unsigned j = i;
      for (; j >= gap && sorted[j - gap] > value; j -= gap) sorted[j] = sorted[j - gap];
      sorted[j] = value;
    }

  // Huffman's tree from two queues: the leaves, and the inner nodes, which come about in order of weight.
  uint64_t weight[DEFLATE_LITERALS];
  uint16_t parent_of_leaf[DEFLATE_LITERALS], parent_of_node[DEFLATE_LITERALS];
  unsigned leaf = 0, node = 0;
  for (unsigned made = 0; made + 1 < used; made++) {
    weight[made] = 0;
    for (int child = 0; child < 2; child++) {
      if (node >= made || (leaf < used && (sorted[leaf] >> 16) <= weight[node])) {
        weight[made] += sorted[leaf] >> 16;
        parent_of_leaf[leaf++] = (uint16_t)made;
      } else {
        weight[made] += weight[node];
        parent_of_node[node++] = (uint16_t)made;
      }
    }
  }
  unsigned per_length[64] = {0};
  if (used == 1) {
    per_length[1] = 1;
  } else {
    uint8_t depth[DEFLATE_LITERALS];
    depth[used - 2] = 0;
    for (unsigned i = used - 2; i-- > 0;) {
      unsigned d = depth[parent_of_node[i]] + 1u;
      depth[i] = (uint8_t)(d > 62 ? 62 : d);
    }
    for (unsigned i = 0; i < used; i++) {
      unsigned d = depth[parent_of_leaf[i]] + 1u;
      per_length[d < limit ? d : limit]++;
    }
    // Codes that were cut to the limit take more room than there is. A leaf at the limit moves up beside the deepest
    // of the others, which gives back one place; until they fit exactly.
    uint32_t room = 0;
    for (unsigned d = 1; d <= limit; d++) room += per_length[d] << (limit - d);
    for (; room > 1u << limit; room--) {
      unsigned d = limit - 1;
      while (per_length[d] == 0) d--;
      per_length[limit]--;
      per_length[d]--;
      per_length[d + 1] += 2;
    }
  }

  // The rarest get the longest; then codes are counted up within each length, in order of symbol.
  unsigned next = 0;
  for (unsigned d = limit; d > 0; d--)
    for (unsigned i = 0; i < per_length[d]; i++) code[sorted[next++] & 0xFFFF].length = (uint8_t)d;
  unsigned first[18] = {0};
  for (unsigned d = 1; d <= limit; d++) first[d + 1] = (first[d] + per_length[d]) << 1;
  for (unsigned i = 0; i < symbols; i++) {
    unsigned length = code[i].length;
    if (length == 0) continue;
    unsigned value = first[length]++, reversed = 0;
    for (unsigned bit = 0; bit < length; bit++) reversed |= (value >> bit & 1) << (length - 1 - bit);
    code[i].bits = (uint16_t)reversed;
  }
}

// MARK: Blocks

static inline unsigned deflate_distance_symbol(const deflate_state *s, unsigned distance) {
  unsigned d = distance - 1;
  return s->distance_symbol[d < 256 ? d : 256 + (d >> 7)];
}

// Writes `count` bytes as they are.
static inline void deflate_store(deflate_bits *b, const uint8_t *bytes, size_t count, int is_last) {
  do {
    size_t part = count < 65535 ? count : 65535;
    count -= part;
    deflate_put(b, is_last && count == 0, 3);
    deflate_align(b);
    deflate_put(b, part | (~part & 0xFFFF) << 16, 32);
    memcpy(b->out, bytes, part);
    b->out += part;
    bytes += part;
  } while (count > 0);
}

// The lengths of both codes as symbols 0...18 with repeats (RFC 1951, 3.2.7); `extra` holds each repeat's bits.
static inline unsigned deflate_pack_lengths(const uint8_t *lengths, unsigned count, uint8_t *symbols, uint8_t *extra) {
  unsigned packed = 0;
  for (unsigned i = 0; i < count;) {
    unsigned run = 1;
    while (i + run < count && lengths[i + run] == lengths[i]) run++;
    if (lengths[i] == 0 && run >= 3) {
      if (run > 138) run = 138;
      symbols[packed] = run <= 10 ? 17 : 18;
      extra[packed++] = (uint8_t)(run - (run <= 10 ? 3 : 11));
    } else if (lengths[i] != 0 && run >= 4) {
      if (run > 7) run = 7;
      symbols[packed] = lengths[i];
      extra[packed++] = 0;
      symbols[packed] = 16;
      extra[packed++] = (uint8_t)(run - 4);
    } else {
      run = 1;
      symbols[packed] = lengths[i];
      extra[packed++] = 0;
    }
    i += run;
  }
  return packed;
}

// Writes the tokens gathered so far as one block.
static inline void deflate_end_block(deflate_state *s, int is_last) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  static const uint8_t repeat_bits[19] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 7};

  deflate_code literals[DEFLATE_LITERALS], distances[DEFLATE_DISTANCES], packing[19];
  s->literal_counts[256] = 1;
  deflate_make_code(s->literal_counts, DEFLATE_LITERALS, 15, literals);
  deflate_make_code(s->distance_counts, DEFLATE_DISTANCES, 15, distances);

  unsigned literal_count = DEFLATE_LITERALS, distance_count = DEFLATE_DISTANCES;
  while (literal_count > 257 && literals[literal_count - 1].length == 0) literal_count--;
  while (distance_count > 1 && distances[distance_count - 1].length == 0) distance_count--;
  uint8_t lengths[DEFLATE_LITERALS + DEFLATE_DISTANCES];
  for (unsigned i = 0; i < literal_count; i++) lengths[i] = literals[i].length;
  for (unsigned i = 0; i < distance_count; i++) lengths[literal_count + i] = distances[i].length;
  uint8_t packed[DEFLATE_LITERALS + DEFLATE_DISTANCES], extra[DEFLATE_LITERALS + DEFLATE_DISTANCES];
  unsigned packed_count = deflate_pack_lengths(lengths, literal_count + distance_count, packed, extra);
  uint32_t packing_counts[19] = {0};
  for (unsigned i = 0; i < packed_count; i++) packing_counts[packed[i]]++;
  deflate_make_code(packing_counts, 19, 7, packing);
  unsigned order_count = 19;
  while (order_count > 4 && packing[order[order_count - 1]].length == 0) order_count--;

  // Is it worth it?
  uint64_t size = 3 + 14 + 3 * order_count;
  for (unsigned i = 0; i < 19; i++) size += (uint64_t)packing_counts[i] * (packing[i].length + repeat_bits[i]);
  for (unsigned i = 0; i < literal_count; i++)
    size += (uint64_t)s->literal_counts[i] * (literals[i].length + (i > 256 ? deflate_length_extra[i - 257] : 0u));
  for (unsigned i = 0; i < distance_count; i++)
    size += (uint64_t)s->distance_counts[i] * (distances[i].length + deflate_distance_extra[i]);
  size_t byte_count = s->start - s->block_start;  // means nothing where the bytes are gone
  deflate_bits b = s->output;
  if (s->block_start != DEFLATE_GONE && size / 8 >= byte_count + 4 * (byte_count / 65535 + 1)) {
    deflate_store(&b, s->window + s->block_start, byte_count, is_last);
  } else {
    deflate_put(&b, (unsigned)(is_last | 2 << 1), 3);
    deflate_put(&b, literal_count - 257, 5);
    deflate_put(&b, distance_count - 1, 5);
    deflate_put(&b, order_count - 4, 4);
    for (unsigned i = 0; i < order_count; i++) deflate_put(&b, packing[order[i]].length, 3);
    for (unsigned i = 0; i < packed_count; i++) {
      deflate_put(&b, packing[packed[i]].bits, packing[packed[i]].length);
      deflate_put(&b, extra[i], repeat_bits[packed[i]]);
    }
    for (const uint32_t *next = s->tokens, *end = s->tokens + s->token_count; next < end; next++) {
      uint32_t token = *next;
      if (token < 256) {
        deflate_put(&b, literals[token].bits, literals[token].length);
        continue;
      }
      unsigned length = token >> 16, distance = token & 0xFFFF;
      unsigned symbol = s->length_symbol[length];
      deflate_code code = literals[257 + symbol];
      deflate_put(
        &b, code.bits | (uint64_t)(length - deflate_length_base[symbol]) << code.length,
        code.length + deflate_length_extra[symbol]);
      symbol = deflate_distance_symbol(s, distance);
      code = distances[symbol];
      deflate_put(
        &b, code.bits | (uint64_t)(distance - deflate_distance_base[symbol]) << code.length,
        code.length + deflate_distance_extra[symbol]);
    }
    deflate_put(&b, literals[256].bits, literals[256].length);
  }
  s->output = b;

  memset(s->literal_counts, 0, sizeof s->literal_counts);
  memset(s->distance_counts, 0, sizeof s->distance_counts);
  s->token_count = 0;
  s->block_start = s->start;
}

// MARK: Matches

// How many bytes at `a` and `b` are the same, up to `limit`.
static inline size_t deflate_match(const uint8_t *a, const uint8_t *b, size_t limit) {
  size_t length = 0;
  for (; length + 8 <= limit; length += 8) {
    uint64_t difference = deflate_load64(a + length) ^ deflate_load64(b + length);
    if (difference != 0) return length + ((unsigned)__builtin_ctzll(difference) >> 3);
  }
  while (length < limit && a[length] == b[length]) length++;
  return length;
}

// Of the first bytes at `p`, as many as deflate_begin was told. Reads eight.
static inline uint32_t deflate_hash(const deflate_state *s, const uint8_t *p) {
  return (uint32_t)((deflate_load64(p) << s->hash_shift) * 0x9E3779B185EBCA87u >> (64 - DEFLATE_HASH_BITS));
}

// Turns the window's bytes up to `limit` into tokens; the last match may reach beyond.
static inline void deflate_consume(deflate_state *s, size_t limit) {
  const uint8_t *here = s->window + s->start, *stop = s->window + limit, *end = s->window + s->end;
  uint32_t *token = s->tokens + s->token_count, *tokens_end = s->tokens + DEFLATE_TOKENS;
  // 1 + the position of window[0], so that 0 stays free.
  uint32_t origin = s->origin + 1;
  while (here < stop) {
    if (token == tokens_end) {
      s->start = (size_t)(here - s->window);
      s->token_count = DEFLATE_TOKENS;
      deflate_end_block(s, 0);
      token = s->tokens;
    }
    size_t left = (size_t)(end - here);
    if (left < 8) {
      s->literal_counts[*here]++;
      *token++ = *here++;
      continue;
    }
    uint32_t four_bytes = deflate_load32(here);
    size_t distance;
    // A run: the byte before, four times and more.
    if (four_bytes == (uint8_t)four_bytes * 0x01010101u && here > s->window && here[-1] == (uint8_t)four_bytes) {
      distance = 1;
    } else {
      uint32_t position = origin + (uint32_t)(here - s->window);
      uint32_t *latest = s->latest + deflate_hash(s, here);
      distance = *latest == 0 ? DEFLATE_HISTORY + 1 : position - *latest;
      *latest = position;
      if (distance > DEFLATE_HISTORY || deflate_load32(here - distance) != four_bytes) {
        s->literal_counts[*here]++;
        *token++ = *here++;
        continue;
      }
      // The match's first bytes can be the source of later ones too; remembering all of them costs more than it gains.
      for (uint32_t i = 1; i < 4 && i + 8 <= left; i++) s->latest[deflate_hash(s, here + i)] = position + i;
    }
    size_t length = left < DEFLATE_LONGEST_MATCH ? left : DEFLATE_LONGEST_MATCH;
    length = 4 + deflate_match(here + 4, here + 4 - distance, length - 4);
    s->literal_counts[257 + s->length_symbol[length]]++;
    s->distance_counts[deflate_distance_symbol(s, (unsigned)distance)]++;
    *token++ = (uint32_t)(length << 16 | distance);
    here += length;
  }
  s->start = (size_t)(here - s->window);
  s->token_count = (size_t)(token - s->tokens);
}

// Room for at least `count` (at most 65536) more bytes: write them at s->window + s->end and add them to s->end.
static inline uint8_t *deflate_reserve(deflate_state *s, size_t count) {
  if (s->end + count > DEFLATE_HISTORY + DEFLATE_INPUT) {
    // The last bytes wait for what follows them: a match should not end where the window happens to.
    deflate_consume(s, s->end - DEFLATE_LONGEST_MATCH);
    // The block's bytes are about to leave the window. A block of few symbols is shorter than they in any code, and
    // stays shorter with whatever comes: it may go on, as flat areas do for long. Any other ends here.
    if (s->block_start != DEFLATE_GONE && s->token_count < (s->start - s->block_start) / 8)
      s->block_start = DEFLATE_GONE;
    else if (s->block_start != DEFLATE_GONE && s->token_count > 0)
      deflate_end_block(s, 0);
    size_t gone = s->start - DEFLATE_HISTORY;
    memmove(s->window, s->window + gone, s->end - gone);
    s->origin += (uint32_t)gone;
    s->start -= gone;
    s->end -= gone;
    if (s->block_start != DEFLATE_GONE) s->block_start = s->start;
  }
  return s->window + s->end;
}

// Compresses what is left. The output ends at the returned address.
static inline uint8_t *deflate_end(deflate_state *s) {
  deflate_consume(s, s->end);
  deflate_end_block(s, 1);
  deflate_align(&s->output);
  return s->output.out;
}

#endif
