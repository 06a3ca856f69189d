/// A position on an axis of a variable font: `wght` 600.
package struct FontVariation: Hashable, Sendable {
  /// The tag: four ASCII characters with the first one in the highest byte.
  package let tag: UInt32
  package let value: Double

  package init(tag: UInt32, value: Double) {
    self.tag = tag
    self.value = value
  }

  package static let weightTag: UInt32 = 0x7767_6874
  package static let opticalSizeTag: UInt32 = 0x6F70_737A
}
