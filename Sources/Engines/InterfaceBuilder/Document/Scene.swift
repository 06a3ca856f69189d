/// A scene of a storyboard: a controller and the objects beside it.
package struct Scene: Hashable, Sendable {
  package let element: SourceElement

  package var id: String? { element["sceneID"] }
  package var objects: [Object] { element.contents(of: "objects").map(Object.init) }
  /// The controller, or the placeholder of one in another storyboard.
  package var controller: Object? { objects.first { $0.kind?.category == .controller } }
  package var firstResponder: Object? {
    objects.first { $0[PlaceholderElement.placeholderIdentifier] == "IBFirstResponder" }
  }
  /// The exit, where the scene has unwind segues.
  package var exit: Object? { objects.first { $0.kind == .exit } }
  /// The objects that are made beside the controller: gesture recognizers, loose views, objects of the user's own.
  package var otherObjects: [Object] {
    objects.filter { $0 != controller && $0.kind?.category != .placeholder }
  }
  package var canvasLocation: Point? { element.value("canvasLocation") }
}
