/// A connection that sets a property of an object to another object when the file is loaded.
package struct Outlet: Hashable, Sendable {
  package let element: SourceElement

  package var id: String? { element.id }
  package var property: String { element["property"] ?? "" }
  /// The connected object, or nil if the file has no object of that id.
  package var destination: Object? { element.value("destination") }
}

/// A member of a property that contains several objects. Each member has its own element, in the order of the
/// collection.
package struct OutletCollection: Hashable, Sendable {
  package let element: SourceElement

  package var id: String? { element.id }
  package var property: String { element["property"] ?? "" }
  /// The connected object, or nil if the file has no object of that id.
  package var destination: Object? { element.value("destination") }
  /// The class of the collection, `NSArray` or `NSMutableArray`.
  package var collectionClass: String { element["collectionClass"] ?? "NSArray" }
  /// Whether the members are appended to the existing ones.
  package var appends: Bool { element.bool("appends") ?? false }
}

/// A connection that sends a message from a control, an item or a gesture recognizer.
package struct ActionConnection: Hashable, Sendable {
  package let element: SourceElement

  package var id: String? { element.id }
  /// The selector with its colons: `save:`, `edit:forEvent:`.
  package var selector: String { element["selector"] ?? "" }
  /// The receiver, or nil if the file has no object of that id. The First Responder placeholder represents the
  /// responder chain.
  package var destination: Object? { element.value("destination") }
  /// The event that sends the message. Only controls have one.
  package var eventType: ControlEvent? { element.value("eventType") }
}

/// The event of a control that triggers an action.
package enum ControlEvent: String, EnumerationValue {
  case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit, touchUpInside
  case touchUpOutside, touchCancel, valueChanged, menuActionTriggered, primaryActionTriggered, editingDidBegin
  case editingChanged, editingDidEnd, editingDidEndOnExit
}

extension Object {
  /// The connections of the object's properties.
  package var outlets: [Outlet] { connections("outlet").map(Outlet.init) }
  package var outletCollections: [OutletCollection] { connections("outletCollection").map(OutletCollection.init) }
  /// The messages that the object sends, with their receivers.
  package var actions: [ActionConnection] { connections("action").map(ActionConnection.init) }
  package var segues: [Segue] { connections("segue").map(Segue.init) }

  private func connections(_ name: String) -> [SourceElement] {
    element.contents(of: "connections").filter { $0.name == name }
  }
}
