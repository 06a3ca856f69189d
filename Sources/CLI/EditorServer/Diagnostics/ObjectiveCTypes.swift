import SwiftSyntax

/// The types that Objective-C can represent on Apple's systems. Because not all types are known by name, only those are
/// rejected that are certainly not representable.
struct ObjectiveCTypes {
  enum Answer {
    /// An object, which can also be represented as an optional.
    case object
    /// A number or a C structure, which cannot be represented as an optional.
    case value
    case notRepresented
    case unknown
  }

  let project: ProjectKnowledge

  func answer(for type: TypeSyntax) -> Answer {
    if let type = type.as(IdentifierTypeSyntax.self) { return answer(for: type) }
    if let type = type.as(OptionalTypeSyntax.self) { return optional(type.wrappedType) }
    if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional(type.wrappedType) }
    if let type = type.as(AttributedTypeSyntax.self) {
      let specifiers = type.specifiers.map(\.trimmedDescription)
      return specifiers.contains("inout") ? .notRepresented : answer(for: type.baseType)
    }
    if let type = type.as(ArrayTypeSyntax.self) { return collection([type.element]) }
    if let type = type.as(DictionaryTypeSyntax.self) { return collection([type.key, type.value]) }
    if let type = type.as(FunctionTypeSyntax.self) { return function(type) }
    if let type = type.as(TupleTypeSyntax.self) {
      switch type.elements.count {
      case 0: return .value
      case 1: return answer(for: type.elements.first!.type)
      default: return .notRepresented
      }
    }
    if let type = type.as(SomeOrAnyTypeSyntax.self) {
      return type.someOrAnySpecifier.text == "some" ? .notRepresented : answer(for: type.constraint)
    }
    if let type = type.as(MetatypeTypeSyntax.self) {
      if case .notRepresented = answer(for: type.baseType) { return .notRepresented }
      return .object
    }
    if let type = type.as(CompositionTypeSyntax.self) {
      return type.elements.contains { isRefused($0.type) } ? .notRepresented : .object
    }
    if let type = type.as(MemberTypeSyntax.self) {
      // A type nested in one of Apple's, such as `UIControl.State`, is not a type of the project with the same name.
      let outer = type.baseType.trimmedDescription
      return project.types[ProjectKnowledge.bareName(outer)] == nil
        ? .unknown : answer(named: type.name.identifierText) ?? .unknown
    }
    return .unknown
  }

  private func answer(for type: IdentifierTypeSyntax) -> Answer {
    let name = type.name.identifierText
    if let arguments = type.genericArgumentClause?.arguments {
      let types = arguments.compactMap { $0.argument.as(TypeSyntax.self) }
      switch name {
      case "Optional": return types.first.map(optional) ?? .unknown
      case "Array", "Dictionary", "Set": return collection(types)
      // Generic structures of Swift.
      case "Result", "Range", "ClosedRange", "Binding", "AnyPublisher": return .notRepresented
      default: break
      }
    }
    return answer(named: name) ?? .unknown
  }

  /// Returns the answer for a name, or nil if the name is unknown.
  func answer(named name: String) -> Answer? {
    if ObjectiveCTypes.values.contains(name) { return .value }
    if ObjectiveCTypes.objects.contains(name) { return .object }
    if ObjectiveCTypes.ofSwift.contains(name) { return .notRepresented }
    if let declaration = project.types[name]?.first(where: { $0.kind != .extension }) {
      switch declaration.kind {
      case .class:
        if declaration.flags.contains(.generic) { return .notRepresented }
        return project.isObjectiveCClass(name) == false ? .notRepresented : .object
      case .enum: return declaration.flags.contains(.objectiveC) ? .value : .notRepresented
      case .protocol: return declaration.flags.contains(.objectiveC) ? .object : .notRepresented
      case .struct, .actor: return .notRepresented
      case .extension: return nil
      }
    }
    return project.isObjectiveCClass(name) == true ? .object : nil
  }

  private func isRefused(_ type: TypeSyntax) -> Bool {
    if case .notRepresented = answer(for: type) { return true }
    return false
  }

  private func optional(_ wrapped: TypeSyntax) -> Answer {
    switch answer(for: wrapped) {
    case .value, .notRepresented: .notRepresented
    case .object: .object
    case .unknown: .unknown
    }
  }

  /// Elements that are values are bridged, but types that only exist in Swift are not.
  private func collection(_ elements: [TypeSyntax]) -> Answer {
    elements.contains(where: isRefused) ? .notRepresented : .object
  }

  private func function(_ type: FunctionTypeSyntax) -> Answer {
    let types = type.parameters.map(\.type) + [type.returnClause.type]
    return types.contains(where: isRefused) || type.effectSpecifiers?.throwsClause != nil ? .notRepresented : .object
  }

  private static let values: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double", "Bool",
    "CGFloat", "CGRect", "CGPoint", "CGSize", "CGVector", "CGAffineTransform", "CATransform3D", "UIEdgeInsets",
    "UIOffset", "NSDirectionalEdgeInsets", "NSRange", "TimeInterval", "ObjCBool", "Void", "CInt", "CChar",
  ]
  /// Objects, and values that are bridged to objects.
  private static let objects: Set<String> = [
    "Any", "AnyObject", "AnyClass", "String", "Data", "Date", "URL", "URLRequest", "URLComponents", "UUID",
    "Notification", "IndexPath", "IndexSet", "Locale", "TimeZone", "Calendar", "DateComponents", "DateInterval",
    "CharacterSet", "Error", "Selector", "PersonNameComponents", "Decimal", "CGColor", "CGImage", "CGPath",
  ]
  private static let ofSwift: Set<String> = [
    "Character", "Substring", "Result", "AttributedString", "Duration", "Range", "ClosedRange", "Never",
    "DispatchTimeInterval",
  ]
}
