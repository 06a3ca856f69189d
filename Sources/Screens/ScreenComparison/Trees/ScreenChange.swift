/// A change of a view, or the same change of several views.
package struct ScreenChange: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case added, removed, changed
    /// Only the order of the view among its siblings has changed.
    case moved
    /// The view draws different pixels, although none of its known properties has changed.
    case redrawn
  }

  package var kind: Kind
  /// The name of the view: its text, property, identifier or class.
  package var view: String
  /// The description of the change, without the view and the position in the code.
  package var what: String
  /// The line that created the view.
  package var place: ScreenNode.Place?
  /// The frames before and after the change: x, y, width, height in points of the screen.
  package var before: [Double]?
  package var after: [Double]?
  /// The depth of the view in the tree.
  package var depth: Int

  package init(
    kind: Kind, view: String, what: String, place: ScreenNode.Place?, before: [Double]?, after: [Double]?, depth: Int
  ) {
    (self.kind, self.view, self.what, self.place) = (kind, view, what, place)
    (self.before, self.after, self.depth) = (before, after, depth)
  }

  /// The change as text: `"Follow" moved 4 pt right and is 2 pt wider (Profile/Header.swift:41)`.
  package var text: String { "\(view) \(what)" + (place.map { " (\($0.text))" } ?? "") }
}
