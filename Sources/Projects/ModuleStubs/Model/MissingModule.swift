/// A module that a project imports and that is not there.
package struct MissingModule: Hashable, Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case apple, thirdParty, objectiveC
  }

  package var name: String
  package var kind: Kind
  /// Files see it without importing it, as what a bridging header includes.
  package var isImplicit: Bool

  package init(_ name: String, kind: Kind = .thirdParty, isImplicit: Bool = false) {
    self.name = name
    self.kind = kind
    self.isImplicit = isImplicit
  }

  /// Without them views have no place: what a screen loses is its layout.
  package var isLayoutLibrary: Bool { MissingModule.layoutLibraries.contains(name) }

  private static let layoutLibraries: Set<String> = [
    "Anchorage", "AsyncDisplayKit", "AutoLayoutProxy", "Bricks", "Cartography", "Cassowary", "EasyPeasy", "FlexLayout",
    "KeepLayout", "LayoutKit", "LayoutOps", "ManualLayout", "Masonry", "MisterFusion", "Mortar", "Neon", "PinLayout",
    "PureLayout", "SnapKit", "Stevia", "SteviaLayout", "Texture", "TinyConstraints", "UIStackViewLayout", "YogaKit",
  ]
}
