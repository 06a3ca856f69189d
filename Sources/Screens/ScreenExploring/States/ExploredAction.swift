/// An action of a user on a screen.
package struct ExploredAction: Codable, Hashable, Sendable {
  /// The kind of an action.
  package enum Kind: String, Codable, Sendable {
    case tap, doubleTap, longPress, swipe, fill, scroll, adjust, dismiss, refresh, rotate, wait, keyboard
  }

  /// The identity among the actions of a screen. It is derived from the structure of the screen, so that a button keeps
  /// its key when its title changes.
  package var key: String
  package var kind: Kind
  /// A description, such as `tap Sign in`.
  package var title: String
  /// The lines of the script that perform the action.
  package var steps: [String]
  /// The class of the controller that it belongs to.
  package var owner: String

  package init(key: String, kind: Kind, title: String, steps: [String], owner: String) {
    self.key = key
    self.kind = kind
    self.title = title
    self.steps = steps
    self.owner = owner
  }

  /// The identity of the element on any screen. A button of a tab bar is visited once, on whichever tab it is found.
  package var element: String { "\(owner) \(key)" }
}
