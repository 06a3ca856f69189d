/// The way in which marks with the same position are stacked.
///
/// - Source: developer.apple.com/documentation/charts/markstackingmethod
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable { case standard, normalized, center, unstacked }
  let kind: Kind

  /// Marks are stacked from zero. Negative values are stacked in the opposite direction.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// Marks are stacked as fractions of their sum, from 0 to 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// Marks are stacked around the center line.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// Marks are not stacked, and may cover each other.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}
