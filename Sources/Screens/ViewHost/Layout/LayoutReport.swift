import UIKit

/// What is wrong with the layout of a screen: constraints that can't hold together, and places that none settles.
public struct LayoutReport: Sendable, Equatable, Codable {
  /// The conflicts whose broken constraints are left out at present, in the order in which they came up.
  public let conflicts: [LayoutConflict]

  /// The ambiguous views and guides, in the order of the tree; at most twenty findings.
  public let ambiguities: [LayoutAmbiguity]

  /// Nothing was found.
  public var isEmpty: Bool { conflicts.isEmpty && ambiguities.isEmpty }

  /// All findings as people read them; empty where there is none.
  public var text: String {
    (conflicts.map(\.text) + ambiguities.map(\.text)).map { $0 + "\n" }.joined(separator: "\n")
  }
}
