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
