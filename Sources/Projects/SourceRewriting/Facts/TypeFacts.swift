/// A declaration of a type, or an extension of one, in one file.
package struct TypeFacts: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  package var kind: Kind
  /// The name including the enclosing types: `Outer.Inner`. The name of an extension is as written.
  package var name: String
  /// The inherited types without generic arguments.
  package var inherited: [String] = []
  package var access = Access.internal
  /// The name in `@objc(name)`.
  package var objectiveCName: String?
  package var flags: Flags = []
  /// The members of classes, protocols and extensions, which are empty for other types.
  package var members: [MemberFacts] = []

  package init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  /// Properties of the declaration.
  package struct Flags: OptionSet, Codable, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let final = Flags(rawValue: 1 << 0)
    /// The type or an enclosing type has generic parameters.
    package static let generic = Flags(rawValue: 1 << 1)
    /// The type is declared as `@objc`.
    package static let objectiveC = Flags(rawValue: 1 << 2)
    /// The type is declared as `@objcMembers`, or as an `@objc` extension.
    package static let exposesMembers = Flags(rawValue: 1 << 3)
    package static let onMainActor = Flags(rawValue: 1 << 4)
    /// The declaration is within an `#if`.
    package static let conditional = Flags(rawValue: 1 << 5)
    /// The declaration has a `where` clause. A constrained extension does not apply to every type.
    package static let constrained = Flags(rawValue: 1 << 6)
  }
}
