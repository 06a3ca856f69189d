/// The bounds of an image or view in a line, as in `NSTextAttachment.bounds`, with y up from the baseline.
package struct TextAttachmentBox: Hashable, Sendable {
  package var width: Double
  package var height: Double
  /// The distance of the lower edge above the baseline, negative below it.
  package var y: Double

  package init(width: Double, height: Double, y: Double = 0) {
    self.width = width
    self.height = height
    self.y = y
  }
}
