internal import CFontconfig

/// The characters of a face as fontconfig keeps them. Never freed: there is one for each installed face.
///
/// Unchecked: fontconfig never changes it.
struct CharacterSetReference: @unchecked Sendable {
  // Fontconfig never changes a character set after it made it.
  let pointer: OpaquePointer

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    FcCharSetHasChar(pointer, scalar.value) != 0
  }
}
