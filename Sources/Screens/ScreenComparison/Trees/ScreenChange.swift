/// What became of one view, or of several in the same way.
package struct ScreenChange: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case added, removed, changed
    /// Only its place among the others is another one.
    case moved
    /// What a view draws is another picture, though nothing that is known of it has changed.
    case redrawn
  }

  package var kind: Kind
  /// The view, as words name it: its text, its property, its identifier, or its class.
  package var view: String
  /// What happened to it, in words, without the view and the place.
  package var what: String
  /// The line that made it.
  package var place: ScreenNode.Place?
  /// x, y, width, height in points of the screen: where it was, and where it is.
  package var before: [Double]?
  package var after: [Double]?
  /// How deep in the tree it lies.
  package var depth: Int

  package init(
    kind: Kind, view: String, what: String, place: ScreenNode.Place?, before: [Double]?, after: [Double]?, depth: Int
  ) {
    (self.kind, self.view, self.what, self.place) = (kind, view, what, place)
    (self.before, self.after, self.depth) = (before, after, depth)
  }

  /// `"Follow" moved 4 pt right and is 2 pt wider (Profile/Header.swift:41)`
  package var text: String { "\(view) \(what)" + (place.map { " (\($0.text))" } ?? "") }
}
