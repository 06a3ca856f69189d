/// A way from an object to a controller, or a controller's child.
package struct Segue: Hashable, Sendable {
  package let element: SourceElement

  package var id: String? { element.id }
  package var position: SourcePosition { element.position }
  package var kind: SegueKind? { element.value("kind") }
  /// What `prepare(for:sender:)` knows the segue by.
  package var identifier: String? { element["identifier"] }
  /// The controller that it leads to, the exit for an unwind segue; nil where the file has none of that id.
  package var destination: Object? { element.value("destination") }
  /// Of the kind `relationship`: `rootViewController`, `viewControllers`, `masterViewController`...
  package var relationship: String? { element["relationship"] }
  /// Of the kind `unwind`, the selector of the method that it looks for.
  package var unwindAction: String? { element["unwindAction"] }
  /// The method of the source that makes the destination.
  package var creationSelector: String? { element["destinationCreationSelector"] }
  /// `accessoryAction` where not the cell but its accessory is tapped.
  package var trigger: String? { element["trigger"] }
  /// A class of the user's own, of the kind `custom`.
  package var customClass: CustomClass? { CustomClass(element) }
  package var modalPresentationStyle: ModalPresentationStyle? { element.value("modalPresentationStyle") }
  package var modalTransitionStyle: ModalTransitionStyle? { element.value("modalTransitionStyle") }
  /// Absent is YES.
  package var animates: Bool { element.bool("animates") ?? true }
  /// What a popover points at.
  package var popoverAnchor: Object? {
    element.value("popoverAnchorView") ?? element.value("popoverAnchorBarButtonItem")
  }
  /// The object whose connections the segue is among.
  package var source: Object? {
    element.nearest { $0.name == "connections" }?.parent.map(Object.init)
  }
  /// The segues of a peek inside of this one: `commit` and `preview` by their keys.
  package var children: [Segue] { element.children.filter { $0.name == "segue" }.map(Segue.init) }
}
