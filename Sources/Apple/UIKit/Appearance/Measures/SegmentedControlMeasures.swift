import CoreGraphics

/// Segmented controls.
///
/// Values without a source are judged by eye from screenshots of iOS 13 to 18.
package struct SegmentedControlMeasures: Sendable {
  /// control-metrics: UISegmentedControl, frame height on IB canvas.
  package var height: CGFloat = 32
  /// Nil for a capsule.
  package var cornerRadius: CGFloat? = 9
  /// The padding of a segment beside its content, and the minimum padding beside a truncated title.
  package var contentPadding: CGFloat = 10
  package var leastTitlePadding: CGFloat = 4
  /// design-26: D195, for iOS 18.
  package var fontSize: CGFloat = 13
  /// The weight of the selected segment's title. design-26: D195, for iOS 18.
  package var selectedWeight = UIFont.Weight.semibold
  /// Whether the widths of segments are whole points. design-26: D197.
  package var hasWholeBoundaries = false
  /// The opacity of a touched segment.
  package var touchedAlpha: CGFloat = 0.3

  // MARK: - Separators

  /// The height; 0 for none.
  package var separatorHeight: CGFloat = 15

  // MARK: - Selection

  package var selectionInset: CGFloat = 2
  /// Nil for a capsule.
  package var selectionRadius: CGFloat? = 7
  /// The color is white, and in dark mode a gray that is lighter than the track.
  package var selectionColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }
  /// The values of design templates for iOS 13.
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
