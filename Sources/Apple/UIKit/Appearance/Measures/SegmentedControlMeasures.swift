import CoreGraphics

/// Segmented controls.
///
/// Judged by eye from screenshots of iOS 13 to 18 is what names no other source.
package struct SegmentedControlMeasures: Sendable {
  /// control-metrics: UISegmentedControl, frame height on IB canvas.
  package var height: CGFloat = 32
  /// Nil for a capsule.
  package var cornerRadius: CGFloat? = 9
  /// What a segment has beside its content, and what it needs at the least beside a title that is truncated.
  package var contentPadding: CGFloat = 10
  package var leastTitlePadding: CGFloat = 4
  /// design-26: D195, for iOS 18.
  package var fontSize: CGFloat = 13
  /// Of the selected segment's title. design-26: D195, for iOS 18.
  package var selectedWeight = UIFont.Weight.semibold
  /// Whether segments are as wide in whole points as their places are. design-26: D197.
  package var hasWholeBoundaries = false
  /// Of a segment under a finger.
  package var touchedAlpha: CGFloat = 0.3

  // MARK: - Separators

  /// 0 for none.
  package var separatorHeight: CGFloat = 15

  // MARK: - Selection

  package var selectionInset: CGFloat = 2
  /// Nil for a capsule.
  package var selectionRadius: CGFloat? = 7
  /// White, and in the dark a gray that is lighter than the track.
  package var selectionColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }
  /// As design templates for iOS 13 state them.
  package var selectionShadows = KnobShadows(
    wide: ShadowMeasures(opacity: 0.12, y: 3, blur: 8), tight: ShadowMeasures(opacity: 0.04, y: 3, blur: 1))

  /// design-26: D193 to D197.
  static let iOS26: SegmentedControlMeasures = {
    var measures = SegmentedControlMeasures()
    measures.cornerRadius = nil
    measures.selectionRadius = nil
    measures.selectedWeight = .medium
    measures.separatorHeight = 0
    measures.hasWholeBoundaries = true
    measures.selectionColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(red: 90 / 255, green: 90 / 255, blue: 96 / 255, alpha: 1) : .white
    }
    return measures
  }()
}
