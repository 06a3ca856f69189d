/// A member of a type, or a declaration outside of types, as an interface prints it.
struct DeclaredMember {
  enum Kind {
    /// A function; `isThrowing` includes those that have an error as their last argument in Objective-C.
    case function
    case initializer(isFailable: Bool, isImplicit: Bool, isConvenience: Bool)
    case variable(isSettable: Bool, isConstant: Bool)
    case `subscript`(isSettable: Bool)
    case enumCase, alias
  }

  var kind: Kind
  var name: String
  /// Labels of parameters, `_` where they have none.
  var labels: [String] = []
  var parameterTypes: [String] = []
  /// ` = []` and the like, empty for those without.
  var defaults: [String] = []
  /// Names of parameters in the body.
  var parameterNames: [String] = []
  var generics = ""
  /// ` async`, ` throws`, or both.
  var effects = ""
  /// Nil where the function gives nothing.
  var result: String?
  var isStatic = false
  var isWeak = false
  var isOutlet = false
  var isAction = false
  var isOptionalRequirement = false
  var isMutating = false
  /// The whole declaration, for those that stay as they are.
  var text = ""

  /// Whether the compiler wants `override`.
  var isOverride = false
  /// Whether it is left out, as it does not compile here.
  var isRemoved = false

  /// The parameter clause without its parentheses.
  ///
  /// - Parameter hasDefaults: whether default arguments are written, which requirements cannot have.
  func parameters(hasDefaults: Bool = true) -> String {
    labels.indices.map { index in
      let (label, name) = (labels[index], parameterNames[index])
      return
        "\(label == name ? label : "\(label) \(name)"): \(parameterTypes[index])\(hasDefaults ? defaults[index] : "")"
    }.joined(separator: ", ")
  }

  /// `fetch(_:completion:)`, `name`.
  var signature: String {
    let name = name.filter { $0 != "`" }
    return switch kind {
    case .function, .initializer:
      "\(isStatic ? "static " : "")\(name)(\(labels.map { "\($0):" }.joined()))\(effects.contains("async") ? " async" : "")"
    default: "\(isStatic ? "static " : "")\(name)"
    }
  }
}

/// A type or an extension of an interface, or one declaration outside of types.
struct DeclaredType {
  enum Kind: String { case `class`, `protocol`, `struct`, `enum`, `extension`, global }

  var kind: Kind
  var name: String
  var generics = ""
  var whereClause = ""
  var inherited: [String] = []
  var members: [DeclaredMember] = []
  /// Members that the compiler asked for, as source text.
  var added: [String] = []
  var isRemoved = false
}
