#include "deflate.h"

#include "deflate_codes.h"

enum {
  LONG_RUN = 64,        // matches end before it: saying a distance again and again costs more than a run's start
  TRIES_BEFORE_SKIPPING = 32,
  MOST_SKIPPED = 3,     // pixels
};

static const uint16_t deflate_length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                                 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t deflate_length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                                 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t deflate_distance_base[30] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,
                                                   33,  49,  65,  97,  129, 193,  257,  385,  513,  769,
                                                   1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
static const uint8_t deflate_distance_extra[30] = {0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
                                                   6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

void deflate_begin(deflate_state *s, size_t unit, uint8_t *out) {
  s->unit = unit;
  s->start = s->end = s->aligned = s->run_count = s->literal_count = s->literals_told = s->copy_count = 0;
  s->origin = DEFLATE_HISTORY + 1;
  memset(s->latest, 0, sizeof s->latest);
  s->output = (deflate_bits){out, 0, 0};
  memset(s->length_symbol, 0, sizeof s->length_symbol);
  for (unsigned i = 0; i < 29; i++) {
    unsigned last = i == 28 ? 258 : deflate_length_base[i] + (1u << deflate_length_extra[i]) - 1;
    for (unsigned length = deflate_length_base[i]; length <= last && length <= 258; length++)
      s->length_symbol[length] = (uint8_t)i;
  }
  for (unsigned i = 0; i < DEFLATE_DISTANCES; i++) {
    unsigned first = deflate_distance_base[i] - 1u, last = first + (1u << deflate_distance_extra[i]) - 1;
    for (unsigned d = first; d <= last; d += d < 256 ? 1 : 128)
      s->distance_symbol[d < 256 ? d : 256 + (d >> 7)] = (uint8_t)i;
  }
}

// MARK: Bits

// Adds bits, at most 56 between two calls of flush_bits.
static inline void add_bits(deflate_bits *b, uint64_t bits, unsigned count) {
  b->bits |= bits << b->count;
  b->count += count;
}

static inline void flush_bits(deflate_bits *b) {
  deflate_store64(b->out, b->bits);
  b->out += b->count >> 3;
  b->bits >>= b->count & 56;
  b->count &= 7;
}

static inline void put_bits(deflate_bits *b, uint64_t bits, unsigned count) {
  add_bits(b, bits, count);
  flush_bits(b);
}

// Fills the current byte.
static inline void align_bits(deflate_bits *b) {
  if (b->count > 0) *b->out++ = (uint8_t)b->bits;
  b->bits = 0;
  b->count = 0;
}

// A code and its additional bits, with their total length in the highest byte, so that one lookup suffices.
static inline uint32_t entry(deflate_code code, unsigned extra, unsigned extra_bits) {
  return (uint32_t)(code.length + extra_bits) << 24 | extra << code.length | code.bits;
}

static inline void add_entry(deflate_bits *b, uint32_t entry) { add_bits(b, entry & 0xFFFFFF, entry >> 24); }

// MARK: Blocks

static inline unsigned distance_symbol(const deflate_state *s, unsigned distance_less_1) {
  return s->distance_symbol[distance_less_1 < 256 ? distance_less_1 : 256 + (distance_less_1 >> 7)];
}

// Writes `count` bytes without compression.
static void store_bytes(deflate_bits *b, const uint8_t *bytes, size_t count, int is_last) {
  do {
    size_t part = count < 65535 ? count : 65535;
    count -= part;
    put_bits(b, is_last && count == 0, 3);
    align_bits(b);
    put_bits(b, part | (~part & 0xFFFF) << 16, 32);
    memcpy(b->out, bytes, part);
    b->out += part;
    bytes += part;
  } while (count > 0);
}

static void count_symbols(const deflate_state *s, uint32_t *literals, uint32_t *distances) {
  // Each symbol has four counters, because repeated increments of one counter would wait for each other.
  uint32_t counts[4][256];
  memset(counts, 0, sizeof counts);
  size_t i = 0;
  for (; i + 4 <= s->literal_count; i += 4) {
    uint32_t four = deflate_load32(s->literals + i);
    counts[0][four & 255]++;
    counts[1][four >> 8 & 255]++;
    counts[2][four >> 16 & 255]++;
    counts[3][four >> 24]++;
  }
  for (; i < s->literal_count; i++) counts[0][s->literals[i]]++;
  for (unsigned k = 0; k < 256; k++) literals[k] = counts[0][k] + counts[1][k] + counts[2][k] + counts[3][k];
  literals[256] = 1;
  for (const deflate_copy *copy = s->copies, *end = copy + s->copy_count; copy < end; copy++) {
    unsigned has_rest = copy->length != 0;
    literals[285] += copy->whole;
    literals[257 + s->length_symbol[copy->length]] += has_rest;
    distances[distance_symbol(s, copy->distance)] += copy->whole + has_rest;
  }
}

static void write_symbols(
  const deflate_state *s, deflate_bits *output, const deflate_code *literals, const deflate_code *distances) {
  uint32_t literal_entries[256], length_entries[DEFLATE_LONGEST_MATCH + 1], distance_entries[DEFLATE_DISTANCES];
  for (unsigned i = 0; i < 256; i++) literal_entries[i] = entry(literals[i], 0, 0);
  for (unsigned length = 3; length <= DEFLATE_LONGEST_MATCH; length++) {
    unsigned symbol = s->length_symbol[length];
    length_entries[length] =
      entry(literals[257 + symbol], length - deflate_length_base[symbol], deflate_length_extra[symbol]);
  }
  for (unsigned i = 0; i < DEFLATE_DISTANCES; i++) distance_entries[i] = entry(distances[i], 0, 0);

  deflate_bits b = *output;
  const uint8_t *literal = s->literals;
  for (const deflate_copy *copy = s->copies, *end = copy + s->copy_count;; copy++) {
    size_t count = copy < end ? copy->literals : (size_t)(s->literals + s->literal_count - literal);
    for (; count >= 4; count -= 4, literal += 4) {
      add_entry(&b, literal_entries[literal[0]]);
      add_entry(&b, literal_entries[literal[1]]);
      add_entry(&b, literal_entries[literal[2]]);
      add_entry(&b, literal_entries[literal[3]]);
      flush_bits(&b);
    }
    // The code has no branches, because they would be unpredictable.
    uint32_t first = literal_entries[literal[0]], second = literal_entries[literal[1]];
    uint32_t third = literal_entries[literal[2]];
    add_entry(&b, count > 0 ? first : 0);
    add_entry(&b, count > 1 ? second : 0);
    add_entry(&b, count > 2 ? third : 0);
    flush_bits(&b);
    literal += count;
    if (copy == end) break;

    unsigned symbol = distance_symbol(s, copy->distance);
    uint32_t code = distance_entries[symbol];
    uint64_t distance =
      (code & 0xFFFFFF) | (uint64_t)(copy->distance + 1u - deflate_distance_base[symbol]) << (code >> 24);
    unsigned distance_length = (code >> 24) + deflate_distance_extra[symbol];
    for (unsigned i = 0; i < copy->whole; i++) {
      add_entry(&b, length_entries[DEFLATE_LONGEST_MATCH]);
      add_bits(&b, distance, distance_length);
      flush_bits(&b);
    }
    if (copy->length == 0) continue;
    add_entry(&b, length_entries[copy->length]);
    add_bits(&b, distance, distance_length);
    flush_bits(&b);
  }
  put_bits(&b, literals[256].bits, literals[256].length);
  *output = b;
}

// Writes the collected literals and copies as one block.
static void end_block(deflate_state *s, int is_last) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  static const uint8_t repeat_bits[19] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 7};

  uint32_t literal_counts[DEFLATE_LITERALS] = {0}, distance_counts[DEFLATE_DISTANCES] = {0};
  count_symbols(s, literal_counts, distance_counts);
  deflate_code literals[DEFLATE_LITERALS], distances[DEFLATE_DISTANCES], packing[19];
  // The limit is 14 bits, and not 15, because four literals are written at once.
  deflate_make_code(literal_counts, DEFLATE_LITERALS, 14, literals);
  deflate_make_code(distance_counts, DEFLATE_DISTANCES, 15, distances);

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

  // A block of literals may be shorter without compression.
  uint64_t size = 0;
  if (s->copy_count == 0) {
    size = 3 + 14 + 3 * order_count;
    for (unsigned i = 0; i < 19; i++) size += (uint64_t)packing_counts[i] * (packing[i].length + repeat_bits[i]);
    for (unsigned i = 0; i < 257; i++) size += (uint64_t)literal_counts[i] * literals[i].length;
  }
  if (size / 8 >= s->literal_count + 5) {
    store_bytes(&s->output, s->literals, s->literal_count, is_last);
  } else {
    deflate_bits *b = &s->output;
    put_bits(b, (unsigned)(is_last | 2 << 1), 3);
    put_bits(b, literal_count - 257, 5);
    put_bits(b, distance_count - 1, 5);
    put_bits(b, order_count - 4, 4);
    for (unsigned i = 0; i < order_count; i++) put_bits(b, packing[order[i]].length, 3);
    for (unsigned i = 0; i < packed_count; i++) {
      put_bits(b, packing[packed[i]].bits, packing[packed[i]].length);
      put_bits(b, extra[i], repeat_bits[packed[i]]);
    }
    write_symbols(s, b, literals, distances);
  }
  s->literal_count = s->literals_told = s->copy_count = 0;
}

static inline void add_literals(deflate_state *s, const uint8_t *bytes, size_t count) {
  while (s->literal_count + count > DEFLATE_BLOCK_LITERALS) {
    size_t part = DEFLATE_BLOCK_LITERALS - s->literal_count;
    memcpy(s->literals + s->literal_count, bytes, part);
    s->literal_count += part;
    end_block(s, 0);
    bytes += part;
    count -= part;
  }
  uint8_t *to = s->literals + s->literal_count;
  if (count <= 16)
    memcpy(to, bytes, 16);  // always as many: there is room here, and bytes follow in the window
  else
    memcpy(to, bytes, count);
  s->literal_count += count;
}

// Adds `count` literals, and a match whose length is a result of sayable_length.
static inline void add_copy(
  deflate_state *s, const uint8_t *literals, size_t count, size_t length, size_t distance) {
  add_literals(s, literals, count);
  int is_long = length > DEFLATE_LONGEST_MATCH;
  s->copies[s->copy_count++] = (deflate_copy){
    .literals = (uint16_t)(s->literal_count - s->literals_told),
    .whole = (uint16_t)(is_long ? length / DEFLATE_LONGEST_MATCH : 0),
    .length = (uint16_t)(is_long ? length % DEFLATE_LONGEST_MATCH : length),
    .distance = (uint16_t)(distance - 1),
  };
  s->literals_told = s->literal_count;
  if (s->copy_count == DEFLATE_BLOCK_COPIES) end_block(s, 0);
}

// MARK: Matches

// Matches have at least three bytes. After some of the longest matches, one or two bytes cannot be encoded as a match.
static inline size_t sayable_length(size_t length) {
  if (length <= DEFLATE_LONGEST_MATCH) return length;
  size_t rest = length % DEFLATE_LONGEST_MATCH;
  return rest < 3 ? length - rest : length;
}

// Returns the first byte from `here` on that differs from the byte `distance` before it, or `end`.
static inline const uint8_t *match_end(const uint8_t *here, size_t distance, const uint8_t *end) {
  for (; end - here >= 8; here += 8) {
    uint64_t difference = deflate_load64(here) ^ deflate_load64(here - distance);
    if (difference != 0) return here + ((unsigned)__builtin_ctzll(difference) >> 3);
  }
  while (here < end && *here == *(here - distance)) here++;
  return here;
}

static inline uint32_t hash(uint64_t eight_bytes) {
  return (uint32_t)(eight_bytes * 0x9E3779B185EBCA87u >> (64 - DEFLATE_HASH_BITS));
}

// Returns the first pixel at or after `here`.
static inline const uint8_t *next_pixel(const uint8_t *here, const uint8_t *aligned, size_t unit) {
  size_t part = here > aligned ? (size_t)(here - aligned) % unit : 0;
  return part == 0 ? here : here + (unit - part);
}

// Converts the window's bytes up to `limit` to literals and copies. The last match may extend beyond the limit.
static inline __attribute__((always_inline)) void consume_units(deflate_state *s, size_t limit, const size_t unit) {
  const uint8_t *window = s->window, *stop = window + limit, *end = window + s->end;
  const uint8_t *readable = s->end >= 8 ? end - 7 : window;  // where reading eight bytes would read too far
  const uint8_t *here = window + s->start, *literals = here, *aligned = window + s->aligned;
  const uint32_t origin = s->origin;
  const deflate_run *run = s->runs, *long_run = s->runs, *runs_end = s->runs + s->run_count;
  s->runs[s->run_count] = (deflate_run){UINT32_MAX / 2, UINT32_MAX / 2};
  while (here < stop) {
    for (; run < runs_end && window + run->end <= here; run++) aligned = window + run->end;
    const uint8_t *run_start = run < runs_end ? window + run->start : end;
    if (run < runs_end && run_start <= here) {
      const uint8_t *run_end = window + run->end, *zeros = here;
      if (zeros == window || zeros[-1] != 0) zeros++;
      if (run_end - zeros >= 5) {
        size_t length = sayable_length((size_t)(run_end - zeros));
        add_copy(s, literals, (size_t)(zeros - literals), length, 1);
        literals = zeros + length;
      }
      here = run_end;
      continue;
    }

    if (long_run < run) long_run = run;
    while (long_run < runs_end && long_run->end - long_run->start < LONG_RUN) long_run++;
    const uint8_t *match_limit = long_run < runs_end ? window + long_run->start : end;
    const uint8_t *part_end = run_start < stop ? run_start : stop;
    const uint8_t *search_end = part_end < readable ? part_end : readable;
    here = next_pixel(here, aligned, unit);
    size_t tries = 0;
    while (here < search_end) {
      uint64_t bytes = deflate_load64(here);
      uint32_t position = origin + (uint32_t)(here - window);
      uint32_t *latest = s->latest + hash(bytes);
      uint32_t distance = position - *latest;
      *latest = position;
      if (distance > DEFLATE_HISTORY || deflate_load64(here - distance) != bytes || match_limit - here < 8) {
        // If nothing has been repeated for long, as in noise, repetition is unlikely.
        size_t skipped = tries++ / TRIES_BEFORE_SKIPPING;
        here += unit + unit * (skipped < MOST_SKIPPED ? skipped : MOST_SKIPPED);
        continue;
      }
      const uint8_t *past = match_end(here + 8, distance, match_limit);
      // The match's second pixel may also be the source of later matches. Storing more pixels costs more than it saves.
      if (here + unit < readable) s->latest[hash(deflate_load64(here + unit))] = position + (uint32_t)unit;
      while (here > literals && (size_t)(here - window) > distance && here[-1] == *(here - 1 - distance)) here--;
      size_t length = sayable_length((size_t)(past - here));
      add_copy(s, literals, (size_t)(here - literals), length, distance);
      literals = here += length;
      tries = 0;
      if (here >= search_end) break;
      here = next_pixel(here, aligned, unit);
    }
    if (here < part_end) here = part_end;
  }
  if (here > end) here = end;
  if (here > literals) add_literals(s, literals, (size_t)(here - literals));
  for (; run < runs_end && window + run->end <= here; run++) aligned = window + run->end;
  s->run_count = (size_t)(runs_end - run);
  memmove(s->runs, run, s->run_count * sizeof *run);
  s->start = (size_t)(here - window);
  s->aligned = (size_t)(aligned - window);
}

static void consume(deflate_state *s, size_t limit) {
  if (s->unit == 3)
    consume_units(s, limit, 3);
  else
    consume_units(s, limit, 4);
}

static inline uint32_t moved_back(uint32_t place, size_t distance) {
  return place > distance ? place - (uint32_t)distance : 0;
}

uint8_t *deflate_reserve(deflate_state *s, size_t count) {
  if (s->end + count > DEFLATE_HISTORY + DEFLATE_INPUT || s->run_count + count / 12 + 2 > DEFLATE_RUNS) {
    // The last bytes wait for their successors, so that a match does not end at the end of the window.
    consume(s, s->end - DEFLATE_LONGEST_MATCH);
    size_t gone = s->start > DEFLATE_HISTORY ? s->start - DEFLATE_HISTORY : 0;
    // Pixels are counted from a position that remains in the window.
    if (s->aligned < gone) s->aligned += (gone - s->aligned + s->unit - 1) / s->unit * s->unit;
    memmove(s->window, s->window + gone, s->end - gone);
    s->origin += (uint32_t)gone;
    s->start -= gone;
    s->end -= gone;
    s->aligned -= gone;
    for (size_t i = 0; i < s->run_count; i++) {
      s->runs[i].start = moved_back(s->runs[i].start, gone);
      s->runs[i].end -= (uint32_t)gone;
    }
  }
  return s->window + s->end;
}

uint8_t *deflate_end(deflate_state *s) {
  consume(s, s->end);
  end_block(s, 1);
  align_bits(&s->output);
  return s->output.out;
}
