import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@Model`, which adds the members and conformances of a persistent model.
public struct PersistentModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = declaration.as(ClassDeclSyntax.self) else {
      throw MacroFailure("@Model can only be applied to a class")
    }
    let name = model.name.text
    let access = accessLevel(of: model)
    let properties = model.memberBlock.members.compactMap { StoredProperty($0.decl) }
    let persisted = properties.filter(\.isPersisted)
    let metadata =
      persisted.map { property in
        """
        SwiftData.Schema.PropertyMetadata(name: "\(property.name)", keypath: \\\(name).\(property.reference), \
        defaultValue: \(property.defaultValue ?? "nil"), metadata: \(property.metadata ?? "nil"))
        """
      } + constraints(of: model)
    let initializations = persisted.map { property in
      property.isConstant
        ? "\(property.reference) = backingData.\(getter(property))(forKey: \\.\(property.reference))"
        : "\(property.marker) = _SwiftDataNoType()"
    }
    let required = model.modifiers.contains { $0.name.text == "final" } ? "" : "required "
    return [
      """
      @SwiftData.Transient
      private nonisolated(unsafe) var _$backingData: any SwiftData.BackingData<\(raw: name)> =
        \(raw: name).createBackingData()
      """,
      """
      \(raw: access)nonisolated var persistentBackingData: any SwiftData.BackingData<\(raw: name)> {
        get { _$backingData }
        set { _$backingData = newValue }
      }
      """,
      """
      \(raw: access)nonisolated static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        return [
          \(raw: metadata.joined(separator: ",\n    "))
        ]
      }
      """,
      """
      \(raw: required)\(raw: access)nonisolated init(backingData: any SwiftData.BackingData<\(raw: name)>) {
        \(raw: initializations.joined(separator: "\n  "))
        self.persistentBackingData = backingData
      }
      """,
      """
      @SwiftData.Transient
      private nonisolated let _$observationRegistrar = Observation.ObservationRegistrar()
      """,
      """
      \(raw: access)nonisolated func access<_M>(keyPath: Swift.KeyPath<\(raw: name), _M>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }
      """,
      """
      \(raw: access)nonisolated func withMutation<_M, _MR>(
        keyPath: Swift.KeyPath<\(raw: name), _M>, _ mutation: () throws -> _MR
      ) rethrows -> _MR {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """,
      """
      \(raw: access)struct _SwiftDataNoType {
        \(raw: access)nonisolated init() {}
      }
      """,
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let property = StoredProperty(member), !property.isConstant,
      property.declaration.attribute("_PersistedProperty") == nil
    else { return [] }
    return ["@SwiftData._PersistedProperty"]
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try protocols.compactMap { requested in
      switch requested.trimmedDescription.split(separator: ".").last {
      case "PersistentModel":
        try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated SwiftData.PersistentModel {}")
      case "Observable": try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated Observation.Observable {}")
      case "Sendable":
        try ExtensionDeclSyntax(
          """
          @available(*, unavailable, message: "Models are not Sendable: pass their persistentModelID to other actors")
          extension \(type.trimmed): Swift.Sendable {}
          """)
      default: nil
      }
    }
  }

  /// Returns the method that reads a constant from backing data.
  private static func getter(_ property: StoredProperty) -> String {
    property.isTransformable ? "getTransformableValue" : "getValue"
  }

  /// Returns the constraints of `#Unique` and `#Index` as metadata.
  private static func constraints(of model: ClassDeclSyntax) -> [String] {
    let name = model.name.text
    return model.memberBlock.members.compactMap { member in
      guard let macro = member.decl.as(MacroExpansionDeclSyntax.self),
        ["Unique", "Index"].contains(macro.macroName.text)
      else { return nil }
      return """
        SwiftData.Schema.PropertyMetadata(name: "\(macro.macroName.text)", keypath: \\\(name).self, defaultValue: nil, \
        metadata: SwiftData.Schema.\(macro.macroName.text)<\(name)>(\(macro.arguments)))
        """
    }
  }

  /// Returns the access level of members that satisfy requirements, followed by a space.
  private static func accessLevel(of model: ClassDeclSyntax) -> String {
    for modifier in model.modifiers {
      if ["public", "open"].contains(modifier.name.text) { return "public " }
      if modifier.name.text == "package" { return "package " }
    }
    return ""
  }
}

/// An error that the compiler displays if a macro cannot be expanded.
struct MacroFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
