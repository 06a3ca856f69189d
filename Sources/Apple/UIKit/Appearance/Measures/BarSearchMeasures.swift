import CoreGraphics

/// Search bars among the items of navigation bars and toolbars: `UINavigationItem.SearchBarPlacement`.
///
/// Judged by eye from screenshots is what names no other source.
package struct BarSearchMeasures: Sendable {
  /// Whether the toolbar of a phone takes the search bar, and the place beside the tabs that of a search tab.
  ///
  /// WWDC25 session 284, "Build a UIKit app with the new design".
  package var joinsToolbar = false
  /// From the edges of a field's platter to the field; nil for a field that is its own ground. The hierarchy of a phone 402
  /// points wide has the field at 33, 803 with a size of 336 x 38, in a platter of 48 (design-26: D049).
  package var fieldInset: CGFloat?
  /// Of a field in a navigation bar of a tablet.
  package var barWidth: CGFloat = 240
  /// Of a field at the least: with less room there is a button in its place.
  package var leastWidth: CGFloat = 120

  // MARK: - While a search is under way

  /// Between the field and the keyboard, and at the sides of the two: those of platters in bars. design-26: D025.
  package var keyboardGap: CGFloat = 8
  package var keyboardSide: CGFloat = 16
  /// The minimum height of content above the field, in points. With less, the field is at the top. It is a row of iOS 18.
  package var leastContent: CGFloat = 44

  /// design-26: D049.
  static let iOS26: BarSearchMeasures = {
    var measures = BarSearchMeasures()
    measures.joinsToolbar = true
    measures.fieldInset = 5
    return measures
  }()
}
