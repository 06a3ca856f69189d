/// A module that a project imports and that cannot be resolved.
package struct MissingModule: Hashable, Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case apple, thirdParty, objectiveC
    /// Swift code that a tool generates, or that was not checked in.
    case generated
  }

  package var name: String
  package var kind: Kind
  /// Whether files use the module without importing it, as with the headers that a bridging header includes.
  package var isImplicit: Bool

  package init(_ name: String, kind: Kind = .thirdParty, isImplicit: Bool = false) {
    self.name = name
    self.kind = kind
    self.isImplicit = isImplicit
  }

  /// Whether the module performs layout, so that screens have no layout without it.
  package var isLayoutLibrary: Bool { MissingModule.layoutLibraries.contains(name) }

  private static let layoutLibraries: Set<String> = [
    "Anchorage", "AsyncDisplayKit", "AutoLayoutProxy", "Bricks", "Cartography", "Cassowary", "EasyPeasy", "FlexLayout",
    "KeepLayout", "LayoutKit", "LayoutOps", "ManualLayout", "Masonry", "MisterFusion", "Mortar", "Neon", "PinLayout",
    "PureLayout", "SnapKit", "Stevia", "SteviaLayout", "Texture", "TinyConstraints", "UIStackViewLayout", "YogaKit",
  ]
}
