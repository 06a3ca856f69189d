/// Something about a screen that its author will want to know.
package struct Finding: Codable, Sendable, Hashable {
  /// What kind of thing, such as `small-target` or `truncated`.
  package var kind: String
  /// The view, by its property, identifier, text or class.
  package var view: String
  /// In words and numbers.
  package var text: String
  /// x, y, width, height on the screen.
  package var frame: [Double]?
  /// Changes that are known to mend it.
  package var changes: [String]
  /// The line that made the view; set for live screens alone, as captures hold no paths.
  package var place: ViewInspection.Place?

  package init(kind: String, view: String, text: String, frame: [Double]?, changes: [String] = []) {
    self.kind = kind
    self.view = view
    self.text = text
    self.frame = frame
    self.changes = changes
  }
}
