#include "deflate_codes.h"

void deflate_make_code(const uint32_t *counts, unsigned symbols, unsigned limit, deflate_code *code) {
  // The symbols that occur, rarest first. Symbols with equal counts keep their order.
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

  // Huffman's tree is built from two queues: the leaves, and the inner nodes, which are created in order of weight.
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
    // Codes that were shortened to the limit exceed the available space. A leaf at the limit moves next to the deepest
    // of the others, which frees one place. This is repeated until the codes fit exactly.
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

  // The rarest symbols have the longest codes. Codes of each length are then numbered in the order of symbols.
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

unsigned deflate_pack_lengths(const uint8_t *lengths, unsigned count, uint8_t *symbols, uint8_t *extra) {
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
