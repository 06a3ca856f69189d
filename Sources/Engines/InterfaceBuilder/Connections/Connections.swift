/// A property of an object that is set to another one when the file is loaded.
package struct Outlet: Hashable, Sendable {
  package let element: SourceElement

  package var id: String? { element.id }
  package var property: String { element["property"] ?? "" }
  /// Nil where the file has no object of that id.
  package var destination: Object? { element.value("destination") }
}

/// One member of a property that holds several objects. Each has an element of its own, in the order of the collection.
package struct OutletCollection: Hashable, Sendable {
  package let element: SourceElement

  package var id: String? { element.id }
  package var property: String { element["property"] ?? "" }
  /// Nil where the file has no object of that id.
  package var destination: Object? { element.value("destination") }
  /// `NSArray` or `NSMutableArray`.
  package var collectionClass: String { element["collectionClass"] ?? "NSArray" }
  /// Whether the members come after those that are there already.
  package var appends: Bool { element.bool("appends") ?? false }
}

/// A message that a control, an item or a gesture recognizer sends.
package struct ActionConnection: Hashable, Sendable {
  package let element: SourceElement

  package var id: String? { element.id }
  /// With its colons: `save:`, `edit:forEvent:`.
  package var selector: String { element["selector"] ?? "" }
  /// Nil where the file has no object of that id. The First Responder placeholder stands for the responder chain.
  package var destination: Object? { element.value("destination") }
  /// Of controls only.
  package var eventType: ControlEvent? { element.value("eventType") }
}

/// The event of a control that an action is for.
package enum ControlEvent: String, EnumerationValue {
  case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit, touchUpInside
  case touchUpOutside, touchCancel, valueChanged, menuActionTriggered, primaryActionTriggered, editingDidBegin
  case editingChanged, editingDidEnd, editingDidEndOnExit
}

extension Object {
  /// What the object's properties are set to.
  package var outlets: [Outlet] { connections("outlet").map(Outlet.init) }
  package var outletCollections: [OutletCollection] { connections("outletCollection").map(OutletCollection.init) }
  /// What the object sends, and to whom.
  package var actions: [ActionConnection] { connections("action").map(ActionConnection.init) }
  package var segues: [Segue] { connections("segue").map(Segue.init) }

  private func connections(_ name: String) -> [SourceElement] {
    element.contents(of: "connections").filter { $0.name == name }
  }
}
