/// The state of a screen at one moment, for a comparison with a later state.
package struct LiveCapture: Codable, Sendable {
  /// The view tree as JSON, or nil if the capture is only a picture.
  package let tree: String?
  /// The picture as a PNG file.
  package let picture: Attachment?

  package init(tree: String?, picture: Attachment?) {
    self.tree = tree
    self.picture = picture
  }
}
