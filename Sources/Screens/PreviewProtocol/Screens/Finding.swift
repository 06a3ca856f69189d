/// An observation about a screen for its author.
package struct Finding: Codable, Sendable, Hashable {
  /// The kind, such as `small-target` or `truncated`.
  package var kind: String
  /// The view, named by its property, identifier, text or class.
  package var view: String
  /// The description with numbers.
  package var text: String
  /// The frame on the screen: x, y, width, height.
  package var frame: [Double]?
  /// Changes that are known to fix it.
  package var changes: [String]
  /// The line that created the view. Only live screens set it, because captures contain no paths.
  package var place: ViewInspection.Place?

  package init(kind: String, view: String, text: String, frame: [Double]?, changes: [String] = []) {
    self.kind = kind
    self.view = view
    self.text = text
    self.frame = frame
    self.changes = changes
  }
}
