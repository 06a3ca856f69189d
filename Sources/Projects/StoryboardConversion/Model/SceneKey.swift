import InterfaceBuilder

/// The key of a scene of a storyboard, or of a view of a XIB, among several files.
package struct SceneKey: Hashable, Sendable {
  package var file: String
  /// The identifier of the scene's view controller, or of the view.
  package var id: String

  package init(file: String, id: String) {
    self.file = file
    self.id = id
  }

  package init(_ object: Object, in document: Document) {
    self.init(file: document.path, id: object.id ?? "\(object.position.line)")
  }
}
