import Foundation

/// A screen as it was: what a later state of it is compared with.
package struct LiveCapture: Codable, Sendable {
  /// Its tree as JSON; nil where nothing but a picture is known.
  package var tree: String?
  /// A file of PNG.
  package var picture: Data?

  package init(tree: String?, picture: Data?) {
    self.tree = tree
    self.picture = picture
  }
}
