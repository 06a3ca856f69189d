#ifndef VIEWCODE_PIXEL_HASH_H
#define VIEWCODE_PIXEL_HASH_H

#include <stddef.h>
#include <stdint.h>

// XXH64 of bytes, which is equal on every machine, and about as fast as reading the memory. The hash is not
// cryptographic: anyone can construct two contents with the same hash.
//
// Source: "xxHash fast digest algorithm", version 0.1.1, "XXH64 algorithm description"
uint64_t vc_hash(const uint8_t *bytes, size_t count, uint64_t seed);

#endif
