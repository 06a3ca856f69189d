#include "pixel_hash.h"

#include <string.h>

static const uint64_t FIRST = 0x9E3779B185EBCA87u, SECOND = 0xC2B2AE3D27D4EB4Fu, THIRD = 0x165667B19E3779F9u,
                      FOURTH = 0x85EBCA77C2B2AE63u, FIFTH = 0x27D4EB2F165667C5u;

static inline uint64_t rotate(uint64_t value, int bits) { return value << bits | value >> (64 - bits); }

static inline uint64_t load64(const uint8_t *bytes) {
  uint64_t value;
  memcpy(&value, bytes, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  value = __builtin_bswap64(value);
#endif
  return value;
}

static inline uint32_t load32(const uint8_t *bytes) {
  uint32_t value;
  memcpy(&value, bytes, 4);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  value = __builtin_bswap32(value);
#endif
  return value;
}

static inline uint64_t take(uint64_t sum, uint64_t input) { return rotate(sum + input * SECOND, 31) * FIRST; }

static inline uint64_t merge(uint64_t hash, uint64_t sum) { return (hash ^ take(0, sum)) * FIRST + FOURTH; }

uint64_t vc_hash(const uint8_t *bytes, size_t count, uint64_t seed) {
  const uint8_t *end = bytes + count;
  uint64_t hash = seed + FIFTH;
  if (count >= 32) {
    uint64_t a = seed + FIRST + SECOND, b = seed + SECOND, c = seed, d = seed - FIRST;
    for (; end - bytes >= 32; bytes += 32) {
      a = take(a, load64(bytes));
      b = take(b, load64(bytes + 8));
      c = take(c, load64(bytes + 16));
      d = take(d, load64(bytes + 24));
    }
    hash = rotate(a, 1) + rotate(b, 7) + rotate(c, 12) + rotate(d, 18);
    hash = merge(merge(merge(merge(hash, a), b), c), d);
  }
  hash += count;
  for (; end - bytes >= 8; bytes += 8) hash = rotate(hash ^ take(0, load64(bytes)), 27) * FIRST + FOURTH;
  if (end - bytes >= 4) {
    hash = rotate(hash ^ load32(bytes) * FIRST, 23) * SECOND + THIRD;
    bytes += 4;
  }
  for (; bytes < end; bytes++) hash = rotate(hash ^ *bytes * FIFTH, 11) * FIRST;
  hash = (hash ^ hash >> 33) * SECOND;
  hash = (hash ^ hash >> 29) * THIRD;
  return hash ^ hash >> 32;
}
