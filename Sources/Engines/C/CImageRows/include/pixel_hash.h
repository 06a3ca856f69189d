#ifndef VIEWCODE_PIXEL_HASH_H
#define VIEWCODE_PIXEL_HASH_H

#include <stddef.h>
#include <stdint.h>

// XXH64 of bytes: the same on every machine, and about as fast as memory is read. It tells contents apart that differ by chance, and is
// no protection against somebody who looks for two that don't.
//
// Source: "xxHash fast digest algorithm", version 0.1.1, "XXH64 algorithm description"
uint64_t vc_hash(const uint8_t *bytes, size_t count, uint64_t seed);

#endif
