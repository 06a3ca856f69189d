import InterfaceBuilder

/// A way from a scene to another one: a method of the storyboard's coordinator, and what begins it.
struct FlowModel {
  enum Trigger: Equatable {
    /// A control's event, a recognizer, an item of a bar: a method of the controller is its action.
    case action
    /// A row of a table; the property of a static one, nil for rows of a prototype.
    case row(String?)
    case accessory(String?)
    /// Code.
    case code
  }

  /// The method of the coordinator.
  var method: String
  var trigger: Trigger
  /// The expression that makes the destination; nil for a way back.
  var destination: String?
  var kind: SegueKind
  /// Statements about the destination before it is shown.
  var presentation: [String]
  var animates: Bool
  /// What `prepare(for:sender:)` knows it by.
  var identifier: String?
  /// Of a way back, the selector of the method that it looks for.
  var unwindAction: String?
  /// What it begins at.
  var origin: Object?
}

/// The coordinator of a storyboard.
struct CoordinatorModel {
  var name: String
  /// The expression that makes the first controller; nil where the storyboard says none.
  var initial: String?
  var flows: [FlowModel] = []

  /// The protocol of the controllers that have it.
  var conformance: String {
    name.hasSuffix("Coordinator") ? String(name.dropLast("Coordinator".count)) + "Coordinated" : name + "Coordinated"
  }
}
