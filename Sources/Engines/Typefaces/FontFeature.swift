/// An OpenType feature of a font switched on, off or to one of its alternates: `tnum` 1 gives digits of one width.
package struct FontFeature: Hashable, Sendable {
  /// Four ASCII characters, the first one in the highest byte.
  package let tag: UInt32
  package let value: UInt32

  package init(tag: UInt32, value: UInt32) {
    self.tag = tag
    self.value = value
  }

  /// - Parameter tag: exactly four ASCII characters; another length is a caller's bug.
  package init(_ tag: StaticString, _ value: UInt32 = 1) {
    precondition(tag.utf8CodeUnitCount == 4, "An OpenType feature tag has four characters")
    self.init(
      tag: (0..<4).reduce(0) { $0 << 8 | UInt32(tag.utf8Start[$1]) },
      value: value)
  }
}
