#include <stdint.h>
#include <fribidi.h>

// FriBidi's types are enumerations or integers, depending on its build, and its constants are nested macros. Swift
// receives one function.
enum {
  viewcode_direction_left_to_right = 0,
  viewcode_direction_right_to_left = 1,
  // The first strong character determines the direction. Without one, it is this direction.
  viewcode_direction_weak_left_to_right = 2,
  viewcode_direction_weak_right_to_left = 3
};

// Finds the embedding level of each scalar. `types` and `brackets` are scratch space with the same number of entries.
// Returns the highest level plus one, or 0 on failure. `paragraph_level` is 0 or 1.
static inline int viewcode_bidi_levels(
    const uint32_t *scalars, int count, int direction, uint32_t *types, uint32_t *brackets, int8_t *levels,
    int *paragraph_level) {
  const FriBidiParType bases[4] = {FRIBIDI_PAR_LTR, FRIBIDI_PAR_RTL, FRIBIDI_PAR_WLTR, FRIBIDI_PAR_WRTL};
  FriBidiParType base = bases[direction & 3];
  _Static_assert(sizeof(FriBidiCharType) == 4 && sizeof(FriBidiBracketType) == 4, "entries of 32 bits");
  fribidi_get_bidi_types(scalars, count, (FriBidiCharType *)types);
  fribidi_get_bracket_types(scalars, count, (FriBidiCharType *)types, (FriBidiBracketType *)brackets);
  int highest = fribidi_get_par_embedding_levels_ex(
      (FriBidiCharType *)types, (FriBidiBracketType *)brackets, count, &base, (FriBidiLevel *)levels);
  *paragraph_level = FRIBIDI_IS_RTL(base) ? 1 : 0;
  return highest;
}
