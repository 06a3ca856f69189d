/// A scene of a storyboard: a controller and the objects next to it.
package struct Scene: Hashable, Sendable {
  package let element: SourceElement

  package var id: String? { element["sceneID"] }
  package var objects: [Object] { element.contents(of: "objects").map(Object.init) }
  /// The controller, or the placeholder of a controller in another storyboard.
  package var controller: Object? { objects.first { $0.kind?.category == .controller } }
  package var firstResponder: Object? {
    objects.first { $0[PlaceholderElement.placeholderIdentifier] == "IBFirstResponder" }
  }
  /// The exit, or nil if the scene has no unwind segues.
  package var exit: Object? { objects.first { $0.kind == .exit } }
  /// The other objects of the scene: gesture recognizers, separate views and custom objects.
  package var otherObjects: [Object] {
    objects.filter { $0 != controller && $0.kind?.category != .placeholder }
  }
  package var canvasLocation: Point? { element.value("canvasLocation") }
}
