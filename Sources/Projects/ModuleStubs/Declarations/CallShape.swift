/// The shape of a call, which determines the parameters of a declaration.
struct CallShape: Hashable, Codable, Sendable {
  /// The kind of parameter that an argument fits.
  indirect enum Argument: Hashable, Codable, Sendable {
    /// Any value with a specific type.
    case generic
    /// An object of a missing module, as closures receive it.
    case object
    /// A name after a period, which needs a type to be looked up in, or several of them in brackets.
    case choice, choices
    /// `nil`, or a value that is compared with it.
    case optional
    case array, dictionary
    case inOut
    /// A closure, described by its parameters and its body.
    case closure([Argument], givesValue: Bool, isAsync: Bool)
    /// An error or a Boolean value, as closures receive them.
    case error, optionalError, bool
  }

  struct Parameter: Hashable, Codable, Sendable {
    var label: String?
    var argument: Argument
  }

  /// The name, which is `init` for initializers and `subscript` for subscripts.
  var name: String
  var parameters: [Parameter]
  /// Whether an initializer of a known type may return nil.
  var isFailable = false

  /// The name with its labels, which distinguish shapes.
  var signature: String {
    let arguments = parameters.map { parameter in
      if case .closure(let inner, _, _) = parameter.argument { return "\(parameter.label ?? "_"){\(inner.count)}" }
      return parameter.label ?? "_"
    }
    return "\(name)(\(arguments.joined(separator: ":")))"
  }

  /// Returns a shape that accepts the arguments of either of two shapes with the same signature, or nil if two
  /// declarations are required.
  func merged(with other: CallShape) -> CallShape? {
    var result = self
    for (index, (mine, theirs)) in zip(parameters, other.parameters).enumerated() {
      guard let argument = CallShape.merged(mine.argument, theirs.argument) else { return nil }
      result.parameters[index].argument = argument
    }
    return result
  }

  private static func merged(_ first: Argument, _ second: Argument) -> Argument? {
    switch (first, second) {
    case (let first, let second) where first == second: return first
    case (.closure(let mine, let giving, let mineAsync), .closure(let theirs, let givingToo, let theirsAsync)):
      guard mine.count == theirs.count else { return nil }
      let parameters = zip(mine, theirs).map { pair -> Argument in
        switch pair {
        case (let first, let second) where first == second: first
        case (.optionalError, _), (_, .optionalError): .optionalError
        case (.error, _), (_, .error): .error
        case (.optional, _), (_, .optional): .optional
        case (.bool, _), (_, .bool): .bool
        case (.generic, let other), (let other, .generic): other
        default: .object
        }
      }
      return .closure(parameters, givesValue: giving || givingToo, isAsync: mineAsync || theirsAsync)
    // A generic parameter accepts neither.
    case (.optional, .generic), (.generic, .optional): return .optional
    default: return nil
    }
  }
}
