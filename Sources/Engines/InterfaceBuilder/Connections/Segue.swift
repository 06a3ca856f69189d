/// A transition from an object to a controller, or the relationship of a controller to a child.
package struct Segue: Hashable, Sendable {
  package let element: SourceElement

  package var id: String? { element.id }
  package var position: SourcePosition { element.position }
  package var kind: SegueKind? { element.value("kind") }
  /// The identifier of the segue for `prepare(for:sender:)`.
  package var identifier: String? { element["identifier"] }
  /// The destination: a controller, or the exit of an unwind segue. Nil if the file has no object of that id.
  package var destination: Object? { element.value("destination") }
  /// The name of the relationship in a segue of the kind `relationship`: `rootViewController`, `viewControllers`,
  /// `masterViewController`...
  package var relationship: String? { element["relationship"] }
  /// The selector of the method that an unwind segue looks for.
  package var unwindAction: String? { element["unwindAction"] }
  /// The selector of the source's method that creates the destination.
  package var creationSelector: String? { element["destinationCreationSelector"] }
  /// The trigger, which is `accessoryAction` if the accessory of a cell starts the segue instead of the cell.
  package var trigger: String? { element["trigger"] }
  /// The custom class of a segue of the kind `custom`.
  package var customClass: CustomClass? { CustomClass(element) }
  package var modalPresentationStyle: ModalPresentationStyle? { element.value("modalPresentationStyle") }
  package var modalTransitionStyle: ModalTransitionStyle? { element.value("modalTransitionStyle") }
  /// Whether the transition is animated.
  ///
  /// - Default: `true`.
  package var animates: Bool { element.bool("animates") ?? true }
  /// The object that a popover's arrow points at.
  package var popoverAnchor: Object? {
    element.value("popoverAnchorView") ?? element.value("popoverAnchorBarButtonItem")
  }
  /// The object that contains the segue among its connections.
  package var source: Object? {
    element.nearest { $0.name == "connections" }?.parent.map(Object.init)
  }
  /// The nested segues of peek and pop, with the keys `commit` and `preview`.
  package var children: [Segue] { element.children.filter { $0.name == "segue" }.map(Segue.init) }
}
