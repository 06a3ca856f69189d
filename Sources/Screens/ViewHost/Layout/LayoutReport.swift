import UIKit

/// A report of a screen's layout: unsatisfiable constraints and ambiguities.
public struct LayoutReport: Sendable, Equatable, Codable {
  /// The conflicts whose broken constraints are currently omitted, in the order in which they occurred.
  public let conflicts: [LayoutConflict]

  /// The ambiguous views and guides in the order of the tree, at most twenty findings.
  public let ambiguities: [LayoutAmbiguity]

  /// Whether there are no findings.
  public var isEmpty: Bool { conflicts.isEmpty && ambiguities.isEmpty }

  /// All findings as readable text; empty if there are none.
  public var text: String {
    (conflicts.map(\.text) + ambiguities.map(\.text)).map { $0 + "\n" }.joined(separator: "\n")
  }
}
