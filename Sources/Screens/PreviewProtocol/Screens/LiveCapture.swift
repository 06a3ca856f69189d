/// The state of a screen at one moment, to compare a later state with.
package struct LiveCapture: Codable, Sendable {
  /// The view tree as JSON; nil if there is only a picture.
  package let tree: String?
  /// A PNG file.
  package let picture: Attachment?

  package init(tree: String?, picture: Attachment?) {
    self.tree = tree
    self.picture = picture
  }
}
