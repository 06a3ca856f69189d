/// A member of a type, or a global declaration, as an interface prints it.
struct DeclaredMember {
  enum Kind {
    /// A function. If `isThrowing` is set, its last argument in Objective-C is an error.
    case function
    case initializer(isFailable: Bool, isImplicit: Bool, isConvenience: Bool)
    case variable(isSettable: Bool, isConstant: Bool)
    case `subscript`(isSettable: Bool)
    case enumCase, alias
  }

  var kind: Kind
  var name: String
  /// The labels of the parameters, which are `_` for parameters without a label.
  var labels: [String] = []
  var parameterTypes: [String] = []
  /// The default values such as ` = []`, which are empty for parameters without one.
  var defaults: [String] = []
  /// The names of the parameters in the body.
  var parameterNames: [String] = []
  var generics = ""
  /// The effects: ` async`, ` throws`, or both.
  var effects = ""
  /// The result type, or nil if the function returns nothing.
  var result: String?
  var isStatic = false
  var isWeak = false
  var isOutlet = false
  var isAction = false
  var isOptionalRequirement = false
  var isMutating = false
  /// The complete text of a declaration that is not changed.
  var text = ""

  /// Whether the compiler requires `override`.
  var isOverride = false
  /// Whether the member is omitted because it does not compile here.
  var isRemoved = false

  /// Returns the parameter clause without its parentheses.
  ///
  /// - Parameter hasDefaults: Whether default arguments are included, which requirements cannot have.
  func parameters(hasDefaults: Bool = true) -> String {
    labels.indices.map { index in
      let (label, name) = (labels[index], parameterNames[index])
      return
        "\(label == name ? label : "\(label) \(name)"): \(parameterTypes[index])\(hasDefaults ? defaults[index] : "")"
    }.joined(separator: ", ")
  }

  /// The signature, such as `fetch(_:completion:)` or `name`.
  var signature: String {
    let name = name.filter { $0 != "`" }
    return switch kind {
    case .function, .initializer:
      "\(isStatic ? "static " : "")\(name)(\(labels.map { "\($0):" }.joined()))\(effects.contains("async") ? " async" : "")"
    default: "\(isStatic ? "static " : "")\(name)"
    }
  }
}

/// A type or an extension in an interface, or a global declaration.
struct DeclaredType {
  enum Kind: String { case `class`, `protocol`, `struct`, `enum`, `extension`, global }

  var kind: Kind
  var name: String
  var generics = ""
  var whereClause = ""
  var inherited: [String] = []
  var members: [DeclaredMember] = []
  /// The source text of members that the compiler requires.
  var added: [String] = []
  var isRemoved = false
}
