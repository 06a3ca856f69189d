/// The declaration of a member, as far as its text alone reveals it.
package struct MemberFacts: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case method, property, initializer, other
  }

  package var kind: Kind
  /// The name without backticks, which is `init` for initializers.
  package var name: String
  /// The parameters, or nil if there are none, as for properties and many methods.
  private var storedParameters: [ParameterFacts]?
  /// The result type of a method, or the type of a property, or nil if no type is written.
  package var type: String?
  /// The name in `@objc(name)`.
  package var objectiveCName: String?
  /// The clauses `<T: View>` and `where …`, as a declaration repeats them.
  package var generics: GenericClauses?
  private var storedAccess: Access?
  private var storedFlags: Flags?

  package init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  package var parameters: [ParameterFacts] {
    get { storedParameters ?? [] }
    set { storedParameters = newValue.isEmpty ? nil : newValue }
  }

  package var access: Access {
    get { storedAccess ?? .internal }
    set { storedAccess = newValue == .internal ? nil : newValue }
  }

  package var flags: Flags {
    get { storedFlags ?? [] }
    set { storedFlags = newValue.isEmpty ? nil : newValue }
  }

  /// Properties of the declaration.
  package struct Flags: OptionSet, Codable, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// An attribute of the member itself exposes it to the Objective-C runtime.
    package static let exposed = Flags(rawValue: 1 << 0)
    /// The member is declared as `@nonobjc`.
    package static let hidden = Flags(rawValue: 1 << 1)
    /// The member is declared as `static` or `class`.
    package static let ofType = Flags(rawValue: 1 << 2)
    package static let override = Flags(rawValue: 1 << 3)
    package static let final = Flags(rawValue: 1 << 4)
    package static let optional = Flags(rawValue: 1 << 5)
    package static let async = Flags(rawValue: 1 << 6)
    package static let `throws` = Flags(rawValue: 1 << 7)
    package static let required = Flags(rawValue: 1 << 8)
    package static let convenience = Flags(rawValue: 1 << 9)
    package static let failable = Flags(rawValue: 1 << 10)
    /// The member is a property that can be assigned.
    package static let settable = Flags(rawValue: 1 << 11)
    /// The member is a stored property that needs a value before `init` ends: it has no initial value and is not
    /// optional.
    package static let needsValue = Flags(rawValue: 1 << 12)
    /// The member is a method that its own attribute isolates to the main actor.
    package static let onMainActor = Flags(rawValue: 1 << 13)
    /// The member is declared as `@discardableResult`.
    package static let discardable = Flags(rawValue: 1 << 14)
    /// The member is a property with `willSet`.
    package static let willSet = Flags(rawValue: 1 << 15)
    /// The member is a property with `didSet`.
    package static let didSet = Flags(rawValue: 1 << 16)
  }

  private enum CodingKeys: String, CodingKey {
    case kind = "k"
    case name = "n"
    case storedParameters = "p"
    case type = "t"
    case objectiveCName = "o"
    case generics = "g"
    case storedAccess = "a"
    case storedFlags = "f"
  }

  /// The labels of the arguments, which are empty for `_`.
  package var labels: [String] { parameters.map(\.label) }

  /// The name in the format of documentation: `tableView(_:didSelectRowAt:)`.
  package var fullName: String {
    kind == .property ? name : "\(name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
  }

  /// The selector, or the key of a property, unless the member implements a declaration with another name.
  package var selector: String {
    if let objectiveCName { return objectiveCName }
    if kind == .property { return name }
    return ObjectiveCNaming.selector(
      name, labels: labels, isThrowing: flags.contains(.throws), isAsync: flags.contains(.async))
  }
}

package struct GenericClauses: Codable, Hashable, Sendable {
  /// The parameter clause, such as `<T: View>`.
  package var parameters: String?
  /// The requirements, such as `where T: Equatable`.
  package var requirements: String?
}

/// A parameter of a method or initializer.
package struct ParameterFacts: Codable, Hashable, Sendable {
  /// The label in calls, which is empty for `_`.
  package var label: String
  /// The name in the function's body.
  package var name: String
  /// The type as written, on one line, with `...` for a variadic parameter.
  package var type: String
  /// The default value as written, or nil if calls must provide the argument.
  package var defaultValue: String?

  package init(label: String, name: String, type: String) {
    self.label = label
    self.name = name
    self.type = type
  }

  package var isVariadic: Bool { type.hasSuffix("...") }

  private enum CodingKeys: String, CodingKey {
    case label = "l"
    case name = "n"
    case type = "t"
    case defaultValue = "d"
  }
}

/// The access level of a declaration.
package enum Access: String, Codable, Sendable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }

  package static func < (first: Access, second: Access) -> Bool { first.rank < second.rank }
}
