#include "png_rows.h"

void vc_crc_begin(vc_crc_tables *t) {
  for (uint32_t i = 0; i < 256; i++) {
    uint32_t value = i;
    for (int bit = 0; bit < 8; bit++) value = value >> 1 ^ (value & 1 ? 0xEDB88320u : 0);
    t->table[0][i] = value;
  }
  for (uint32_t i = 0; i < 256; i++)
    for (int k = 1; k < 16; k++) t->table[k][i] = t->table[k - 1][i] >> 8 ^ t->table[0][t->table[k - 1][i] & 255];
}

uint32_t vc_crc(const vc_crc_tables *t, uint32_t crc, const uint8_t *bytes, size_t count) {
  crc = ~crc;
  for (; count >= 16; count -= 16, bytes += 16) {
    uint32_t first = deflate_load32(bytes) ^ crc, second = deflate_load32(bytes + 4);
    uint32_t third = deflate_load32(bytes + 8), fourth = deflate_load32(bytes + 12);
    crc = t->table[15][first & 255] ^ t->table[14][first >> 8 & 255] ^ t->table[13][first >> 16 & 255] ^
          t->table[12][first >> 24] ^ t->table[11][second & 255] ^ t->table[10][second >> 8 & 255] ^
          t->table[9][second >> 16 & 255] ^ t->table[8][second >> 24] ^ t->table[7][third & 255] ^
          t->table[6][third >> 8 & 255] ^ t->table[5][third >> 16 & 255] ^ t->table[4][third >> 24] ^
          t->table[3][fourth & 255] ^ t->table[2][fourth >> 8 & 255] ^ t->table[1][fourth >> 16 & 255] ^
          t->table[0][fourth >> 24];
  }
  for (; count > 0; count--, bytes++) crc = crc >> 8 ^ t->table[0][(crc ^ *bytes) & 255];
  return ~crc;
}

// The sums have eight lanes of 16 bits, which do not overflow in eight rounds of 16 bytes.
typedef uint16_t lanes __attribute__((vector_size(16)));
typedef uint8_t eight_bytes __attribute__((vector_size(8)));
enum { ROUNDS = 8, ROUND = 16 };

static inline uint32_t sum_lanes(lanes values) {
  uint32_t sum = 0;
  for (int i = 0; i < 8; i++) sum += values[i];
  return sum;
}

void vc_adler_add(vc_adler *sums, const uint8_t *bytes, size_t count) {
  uint64_t a = sums->a, b = sums->b;
  for (; count >= ROUNDS * ROUND; count -= ROUNDS * ROUND) {
    const lanes low_weights = {16, 15, 14, 13, 12, 11, 10, 9}, high_weights = {8, 7, 6, 5, 4, 3, 2, 1};
    lanes plain = {0}, before = {0}, weighted = {0};
    for (int i = 0; i < ROUNDS; i++, bytes += ROUND) {
      eight_bytes first, second;
      memcpy(&first, bytes, 8);
      memcpy(&second, bytes + 8, 8);
      lanes low = __builtin_convertvector(first, lanes), high = __builtin_convertvector(second, lanes);
      before += plain;
      plain += low + high;
      weighted += low * low_weights + high * high_weights;
    }
    b += ROUNDS * ROUND * a + ROUND * (uint64_t)sum_lanes(before) + sum_lanes(weighted);
    a += sum_lanes(plain);
  }
  for (; count >= ROUND; count -= ROUND, bytes += ROUND) {
    uint32_t plain = 0, weighted = 0;
    for (unsigned i = 0; i < ROUND; i++) {
      plain += bytes[i];
      weighted += (ROUND - i) * bytes[i];
    }
    b += ROUND * a + weighted;
    a += plain;
  }
  for (; count > 0; count--) {
    a += *bytes++;
    b += a;
  }
  *sums = (vc_adler){a, b};
}
