/// A declaration of a type, or an extension of one, in one file.
package struct TypeFacts: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  package var kind: Kind
  /// With the names of the types around it: `Outer.Inner`. Of an extension, as it is written there.
  package var name: String
  /// The inherited types without generic arguments.
  package var inherited: [String] = []
  package var access = Access.internal
  /// The name that `@objc(name)` gives it.
  package var objectiveCName: String?
  package var flags: Flags = []
  /// Members of classes, protocols and extensions; empty for other types.
  package var members: [MemberFacts] = []

  package init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  /// What is true of it.
  package struct Flags: OptionSet, Codable, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let final = Flags(rawValue: 1 << 0)
    /// It, or a type around it, has generic parameters.
    package static let generic = Flags(rawValue: 1 << 1)
    /// `@objc`.
    package static let objectiveC = Flags(rawValue: 1 << 2)
    /// `@objcMembers`, or `@objc` of an extension.
    package static let exposesMembers = Flags(rawValue: 1 << 3)
    package static let onMainActor = Flags(rawValue: 1 << 4)
    /// It is inside an `#if`.
    package static let conditional = Flags(rawValue: 1 << 5)
    /// It has a `where`: an extension so constrained is not one of every type.
    package static let constrained = Flags(rawValue: 1 << 6)
  }
}
