import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro that adds accessors to a persisted property, and the property that marks it as initialized.
public struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = StoredProperty(declaration) else { return [] }
    let name = property.reference
    let kind = property.isTransformable ? "TransformableValue" : "Value"
    // The initializing accessor is nonisolated. It uses no conformance to Encodable, because that may be isolated.
    return [
      """
      @storageRestrictions(accesses: _$backingData, initializes: \(raw: property.marker))
      init(initialValue) {
        _$backingData.setTransformableValue(forKey: \\.\(raw: name), to: initialValue)
        \(raw: property.marker) = _SwiftDataNoType()
      }
      """,
      """
      get {
        _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
        return self.get\(raw: kind)(forKey: \\.\(raw: name))
      }
      """,
      """
      set {
        _$observationRegistrar.withMutation(of: self, keyPath: \\.\(raw: name)) {
          self.set\(raw: kind)(forKey: \\.\(raw: name), to: newValue)
        }
      }
      """,
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = StoredProperty(declaration) else { return [] }
    // An optional variable is initialized without a value.
    let isInitialized = property.initialValue != nil || property.type.map(isOptional) == true
    let value = isInitialized ? " = _SwiftDataNoType()" : ""
    return [
      """
      @SwiftData.Transient
      private nonisolated(unsafe) var \(raw: property.marker): _SwiftDataNoType\(raw: value)
      """
    ]
  }

  private static func isOptional(_ type: TypeSyntax) -> Bool {
    type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || type.trimmedDescription.hasPrefix("Optional<")
  }
}
