/// The room for an image or view in a line, as `NSTextAttachment.bounds`: y is up from the baseline.
package struct TextAttachmentBox: Hashable, Sendable {
  package var width: Double
  package var height: Double
  /// Of the box's lower edge above the baseline; negative hangs below it.
  package var y: Double

  package init(width: Double, height: Double, y: Double = 0) {
    self.width = width
    self.height = height
    self.y = y
  }
}
