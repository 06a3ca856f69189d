#ifndef DEFLATE_CODES_H
#define DEFLATE_CODES_H

// Huffman codes, and their encoding in DEFLATE.

#include <stdint.h>

enum { DEFLATE_LITERALS = 286, DEFLATE_DISTANCES = 30 };

typedef struct {
  uint8_t length;  // bits in the code
  uint16_t bits;   // the code itself, first bit lowest
} deflate_code;

// Assigns a code of at most `limit` bits to each symbol that occurs. Other symbols have the length 0.
void deflate_make_code(const uint32_t *counts, unsigned symbols, unsigned limit, deflate_code *code);

// Encodes the lengths of both codes as symbols 0...18 with repetitions (RFC 1951, 3.2.7). `extra` receives the bits of
// each repetition. Returns the number of symbols.
unsigned deflate_pack_lengths(const uint8_t *lengths, unsigned count, uint8_t *symbols, uint8_t *extra);

#endif
