import InterfaceBuilder

/// A scene of a storyboard, or a view of a XIB, among several files.
package struct SceneKey: Hashable, Sendable {
  package var file: String
  /// The id of the scene's controller, or of the view.
  package var id: String

  package init(file: String, id: String) {
    self.file = file
    self.id = id
  }

  package init(_ object: Object, in document: Document) {
    self.init(file: document.path, id: object.id ?? "\(object.position.line)")
  }
}
