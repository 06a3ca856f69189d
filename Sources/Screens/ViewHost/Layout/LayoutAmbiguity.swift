import UIKit

/// A view or guide with an ambiguous position or size along an axis.
public struct LayoutAmbiguity: Sendable, Equatable, Codable {
  /// The name of the view: that of its property, its identifier or its class.
  public let view: String

  /// The axis, `horizontal` or `vertical`.
  public let axis: String

  /// Whether the position along the axis is ambiguous.
  public let isPositionAmbiguous: Bool

  /// Whether the size along the axis is ambiguous.
  public let isSizeAmbiguous: Bool

  /// The changes, each of which resolves the ambiguity. All of them have been tried.
  public let changes: [String]

  /// The finding as readable text.
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
