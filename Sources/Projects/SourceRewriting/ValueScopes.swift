import Foundation
import SwiftSources
import SwiftSyntax

/// The classes in variables, as far as the enclosing functions and types reveal them.
struct ValueScopes {
  private struct Level {
    /// The bounds of type parameters.
    var bounds: [String: [String]] = [:]
    /// The types before `.Type` of variables that contain classes, or nil for other variables.
    var metatypes: [String: String?] = [:]
    var isTypeMember: Bool
  }

  private var levels: [Level] = []

  /// Whether `self` is a class.
  var isInTypeMember: Bool { levels.last?.isTypeMember ?? false }

  /// Returns the bounds of a type parameter, or nil for other names.
  func bounds(of name: String) -> [String]? { levels.reversed().lazy.compactMap { $0.bounds[name] }.first }

  func metatype(of name: String) -> String? {
    levels.reversed().lazy.compactMap { $0.metatypes[name] }.first ?? nil
  }

  mutating func enter(
    generics: GenericParameterClauseSyntax?, requirements: GenericWhereClauseSyntax?,
    parameters: FunctionParameterListSyntax? = nil, isTypeMember: Bool = false
  ) {
    var level = Level(isTypeMember: isTypeMember)
    for parameter in generics?.parameters ?? [] {
      level.bounds[parameter.name.identifierText] = parameter.inheritedType.map(Self.names) ?? []
    }
    for (name, bounds) in Self.bounds(in: requirements) {
      if level.bounds[name] == nil { level.bounds[name] = self.bounds(of: name) }
      level.bounds[name]?.append(contentsOf: bounds)
    }
    for parameter in parameters ?? [] {
      level.metatypes.updateValue(
        Self.instanceType(of: parameter.type), forKey: (parameter.secondName ?? parameter.firstName).identifierText)
    }
    levels.append(level)
  }

  mutating func leave() { levels.removeLast() }

  /// Records a local variable.
  mutating func note(_ node: PatternBindingSyntax) {
    note(node.pattern, type: node.typeAnnotation?.type, value: node.initializer?.value)
  }

  /// Records the variable of an optional binding: `if let type = anything as? UIView.Type`, `guard let type`.
  ///
  /// - Parameter propertyType: Returns the class in a property of the enclosing type, by the property's name.
  mutating func note(_ node: OptionalBindingConditionSyntax, propertyType: (String) -> String?) {
    let value = node.initializer?.value
    let name =
      value.map { SelectorReference.path($0) } ?? [
        (node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText ?? "")
      ]
    var known: String?
    if name.count == 1 { known = metatype(of: name[0]) ?? propertyType(name[0]) }
    if name.count == 2, ["self", "Self"].contains(name[0]) { known = propertyType(name[1]) }
    note(node.pattern, type: node.typeAnnotation?.type, value: value, otherwise: known)
  }

  private mutating func note(_ pattern: PatternSyntax, type: TypeSyntax?, value: ExprSyntax?, otherwise: String? = nil)
  {
    guard !levels.isEmpty, let pattern = pattern.as(IdentifierPatternSyntax.self) else { return }
    let held = type.flatMap(Self.instanceType(of:)) ?? value.flatMap(Self.castType(of:)) ?? otherwise
    levels[levels.count - 1].metatypes.updateValue(held, forKey: pattern.identifier.identifierText)
  }

  /// Returns the type of a cast, such as `UIView` for `anything as? UIView.Type`.
  private static func castType(of value: ExprSyntax) -> String? {
    guard let elements = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      elements[1].is(UnresolvedAsExprSyntax.self), let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return instanceType(of: type.type)
  }

  /// Returns the bounds in a `where` clause, by the names that they bound.
  static func bounds(in clause: GenericWhereClauseSyntax?) -> [(name: String, bounds: [String])] {
    (clause?.requirements ?? []).compactMap { requirement in
      guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self) else { return nil }
      return (TypeName.bare(conformance.leftType), names(conformance.rightType))
    }
  }

  private static func names(_ type: TypeSyntax) -> [String] {
    TypeName.bare(type).components(separatedBy: " & ")
  }

  /// Returns the instance type, such as `UIView` for `UIView.Type` and its optional.
  private static func instanceType(of type: TypeSyntax) -> String? {
    if let optional = type.as(OptionalTypeSyntax.self) { return instanceType(of: optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return instanceType(of: optional.wrappedType)
    }
    if let metatype = type.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type" {
      return TypeName.bare(metatype.baseType)
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return instanceType(of: only.type)
    }
    return nil
  }
}
