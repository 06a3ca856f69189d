import CoreGraphics

/// Search bars among the items of navigation bars and toolbars: `UINavigationItem.SearchBarPlacement`.
///
/// Values without a source are judged by eye from screenshots.
package struct BarSearchMeasures: Sendable {
  /// Whether the search bar is in the toolbar on a phone, and the search field of a search tab beside the tabs.
  ///
  /// WWDC25 session 284, "Build a UIKit app with the new design".
  package var joinsToolbar = false
  /// The distance from the edges of a field's platter to the field; nil for a field without a platter. The hierarchy of
  /// a phone 402 points wide has the field at 33, 803 with a size of 336 x 38, in a platter of 48 (design-26: D049).
  package var fieldInset: CGFloat?
  /// The width of a field in a navigation bar on a tablet.
  package var barWidth: CGFloat = 240
  /// The minimum width of a field. If there is less space, a button replaces it.
  package var leastWidth: CGFloat = 120

  // MARK: - During a search

  /// The distance between the field and the keyboard, and at the sides of both, which is that of platters in bars.
  /// design-26: D025.
  package var keyboardGap: CGFloat = 8
  package var keyboardSide: CGFloat = 16
  /// The minimum height of content above the field, in points. With less, the field is at the top. It is a row of iOS
  /// 18.
  package var leastContent: CGFloat = 44

  /// design-26: D049.
  static let iOS26: BarSearchMeasures = {
    var measures = BarSearchMeasures()
    measures.joinsToolbar = true
    measures.fieldInset = 5
    return measures
  }()
}
