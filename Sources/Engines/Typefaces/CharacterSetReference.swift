internal import CFontconfig

/// The characters of a face in fontconfig's representation. The set is never released, because there is only one for
/// each installed face.
///
/// Unchecked: fontconfig never changes the set.
struct CharacterSetReference: @unchecked Sendable {
  // Fontconfig never changes a character set after creating it.
  let pointer: OpaquePointer

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    FcCharSetHasChar(pointer, scalar.value) != 0
  }
}
