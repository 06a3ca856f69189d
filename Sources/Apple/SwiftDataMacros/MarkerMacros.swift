import SwiftSyntax
import SwiftSyntaxMacros

/// The macros `@Attribute`, `@Relationship` and `@Transient`, which the expansion of `@Model` reads.
public struct PropertyMarkerMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// The macros `#Unique` and `#Index`, which the expansion of `@Model` reads.
public struct ConstraintMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
