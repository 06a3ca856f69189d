import UIKit

/// A view or guide for which constraints leave more than one place or size along an axis.
public struct LayoutAmbiguity: Sendable, Equatable, Codable {
  /// The view: its property's name, identifier or class.
  public let view: String

  /// `horizontal` or `vertical`.
  public let axis: String

  /// The place along the axis is ambiguous.
  public let isPositionAmbiguous: Bool

  /// The size along the axis is ambiguous.
  public let isSizeAmbiguous: Bool

  /// Changes of which each settles it. All were tried.
  public let changes: [String]

  /// The finding as people read it.
  public let text: String

  init(_ ambiguity: AmbiguousLayout) {
    view = ambiguity.name
    axis = ambiguity.axis.rawValue
    isPositionAmbiguous = ambiguity.isPositionAmbiguous
    isSizeAmbiguous = ambiguity.isSizeAmbiguous
    changes = ambiguity.changes.map(\.text)
    text = ambiguity.text
  }
}
