/// A stub of a missing type.
struct StubType: Hashable, Codable, Sendable {
  enum Form: String, Codable, Sendable {
    case `class`, `protocol`, wrapper, builder, globalActor
  }

  var name: String
  var form: Form
  /// The superclass, which is a class of UIKit or Foundation or another stub, or nil for `MissingObject`.
  var superclass: String?
  var arity = 0
  /// Whether classes of the project derive from the type.
  var isOpen = false
  /// Whether only classes conform to the protocol.
  var isClassBound = false
  var initializers: [CallShape] = []
  /// The signatures of the initializers that can return nil.
  var failable: Set<String> = []
  /// The signatures of the initializers that classes of the project call with `super`.
  var designated: Set<String> = []
  var conformances: Set<String> = []
  /// The names that follow a period if the type is known.
  var cases: Set<String> = []
  /// The shapes of the calls of those names.
  var caseCalls: [CallShape] = []
  var nested: [String: StubType] = [:]
  /// The shapes of an attribute's arguments.
  var attributeArguments: [CallShape] = []

  init(name: String, form: Form) {
    self.name = name
    self.form = form
  }
}
