import Foundation
import SwiftSyntax

/// What the functions and types around a place say of the classes in variables there.
struct ValueScopes {
  private struct Level {
    /// Type parameters, with what bounds them.
    var bounds: [String: [String]] = [:]
    /// Variables that hold classes, with the type before `.Type`.
    var metatypes: [String: String] = [:]
    var isTypeMember: Bool
  }

  private var levels: [Level] = []

  /// Whether `self` is a class.
  var isInTypeMember: Bool { levels.last?.isTypeMember ?? false }

  /// What bounds a type parameter; nil for a name that is none.
  func bounds(of name: String) -> [String]? { levels.reversed().lazy.compactMap { $0.bounds[name] }.first }

  func metatype(of name: String) -> String? { levels.reversed().lazy.compactMap { $0.metatypes[name] }.first }

  mutating func enter(
    generics: GenericParameterClauseSyntax?, requirements: GenericWhereClauseSyntax?,
    parameters: FunctionParameterListSyntax? = nil, isTypeMember: Bool = false
  ) {
    var level = Level(isTypeMember: isTypeMember)
    for parameter in generics?.parameters ?? [] {
      level.bounds[parameter.name.bareText] = parameter.inheritedType.map(Self.names) ?? []
    }
    for (name, bounds) in Self.bounds(in: requirements) {
      if level.bounds[name] == nil { level.bounds[name] = self.bounds(of: name) }
      level.bounds[name]?.append(contentsOf: bounds)
    }
    for parameter in parameters ?? [] {
      if let type = Self.instanceType(of: parameter.type) {
        level.metatypes[(parameter.secondName ?? parameter.firstName).bareText] = type
      }
    }
    levels.append(level)
  }

  mutating func leave() { levels.removeLast() }

  /// Notes a local variable.
  mutating func note(_ node: PatternBindingSyntax) {
    guard !levels.isEmpty, let pattern = node.pattern.as(IdentifierPatternSyntax.self),
      let annotation = node.typeAnnotation,
      let type = Self.instanceType(of: annotation.type)
    else { return }
    levels[levels.count - 1].metatypes[pattern.identifier.bareText] = type
  }

  /// What stands behind the colons of a `where`, by the names before them.
  static func bounds(in clause: GenericWhereClauseSyntax?) -> [(name: String, bounds: [String])] {
    (clause?.requirements ?? []).compactMap { requirement in
      guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self) else { return nil }
      return (TypeName.bare(conformance.leftType), names(conformance.rightType))
    }
  }

  private static func names(_ type: TypeSyntax) -> [String] {
    TypeName.bare(type).components(separatedBy: " & ")
  }

  /// `UIView` for `UIView.Type`.
  private static func instanceType(of type: TypeSyntax) -> String? {
    if let metatype = type.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type" {
      return TypeName.bare(metatype.baseType)
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return instanceType(of: only.type)
    }
    return nil
  }
}
