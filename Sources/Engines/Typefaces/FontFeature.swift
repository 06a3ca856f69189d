/// An OpenType feature with a value that enables it, disables it, or selects an alternate: `tnum` 1 selects digits of
/// equal width.
package struct FontFeature: Hashable, Sendable {
  /// The tag: four ASCII characters with the first one in the highest byte.
  package let tag: UInt32
  package let value: UInt32

  package init(tag: UInt32, value: UInt32) {
    self.tag = tag
    self.value = value
  }

  /// Creates a feature.
  ///
  /// - Parameter tag: Exactly four ASCII characters. Other lengths are programming errors.
  package init(_ tag: StaticString, _ value: UInt32 = 1) {
    precondition(tag.utf8CodeUnitCount == 4, "An OpenType feature tag must have four characters")
    self.init(
      tag: (0..<4).reduce(0) { $0 << 8 | UInt32(tag.utf8Start[$1]) },
      value: value)
  }
}
