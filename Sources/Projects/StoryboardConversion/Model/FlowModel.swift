import InterfaceBuilder

/// A flow from a scene to another: a method of the storyboard's coordinator, and its trigger.
struct FlowModel {
  enum Trigger: Equatable {
    /// A control event, a gesture recognizer or a bar item, whose action is a method of the view controller.
    case action
    /// The selection of a row in a table, with the property of a static cell, or nil for a prototype.
    case row(String?)
    case accessory(String?)
    /// A call in code.
    case code
  }

  /// The name of the coordinator's method.
  var method: String
  var trigger: Trigger
  /// The expression that creates the destination, or nil for an unwind segue.
  var destination: String?
  var kind: SegueKind
  /// The statements that configure the destination before it is presented.
  var presentation: [String]
  var animates: Bool
  /// The identifier for `prepare(for:sender:)`.
  var identifier: String?
  /// The selector of the unwind segue's method.
  var unwindAction: String?
  /// The object at which the flow begins.
  var origin: Object?
}

/// The coordinator of a storyboard.
struct CoordinatorModel {
  var name: String
  /// The expression that creates the initial view controller, or nil if the storyboard specifies none.
  var initial: String?
  var flows: [FlowModel] = []

  /// The name of the protocol of the view controllers that have the coordinator.
  var conformance: String {
    name.hasSuffix("Coordinator") ? String(name.dropLast("Coordinator".count)) + "Coordinated" : name + "Coordinated"
  }
}
