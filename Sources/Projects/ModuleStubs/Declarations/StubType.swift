/// A stub of a missing type.
struct StubType: Hashable, Codable, Sendable {
  enum Form: String, Codable, Sendable {
    case `class`, `protocol`, wrapper, builder, globalActor
  }

  var name: String
  var form: Form
  /// A class of UIKit or Foundation that it derives from, or of another stub; nil for `MissingObject`.
  var superclass: String?
  var arity = 0
  /// Classes of the project derive from it.
  var isOpen = false
  /// Of a protocol: only classes conform to it.
  var isClassBound = false
  var initializers: [CallShape] = []
  /// Signatures of those that can give nil, and of those that classes of the project call by `super`.
  var failable: Set<String> = []
  var designated: Set<String> = []
  var conformances: Set<String> = []
  /// Names that are written after a dot where the type is known, with their shape where they are called.
  var cases: Set<String> = []
  var caseCalls: [CallShape] = []
  var nested: [String: StubType] = [:]
  /// The shapes of an attribute's arguments.
  var attributeArguments: [CallShape] = []

  init(name: String, form: Form) {
    self.name = name
    self.form = form
  }
}
