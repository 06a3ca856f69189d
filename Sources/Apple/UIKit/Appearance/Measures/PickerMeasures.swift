import CoreGraphics

/// Picker views.
///
/// Judged by eye from screenshots of iOS 13 to 18 is what names no other source.
package struct PickerMeasures: Sendable {
  /// control-metrics: UIDatePicker, wheels style size; the width is that of Interface Builder's files.
  package var size = CGSize(width: 320, height: 216)
  package var rowHeight: CGFloat = 32
  package var fontSize: CGFloat = 23
  package var titleInset: CGFloat = 9
  /// The least that a title shrinks to where there is no room, as a share of its size.
  package var leastTitleScale: CGFloat = 0.5
  /// From the picker's edges to its outer wheels, and between wheels. control-metrics: UIPickerView, row width rule.
  package var edge: CGFloat = 9
  package var gap: CGFloat = 5
  package var bandRadius: CGFloat = 8
  package var bandColor = UIColor.tertiarySystemFill
  /// The height of the band that marks the selected row, beyond the height of a row.
  package var bandExtraHeight: CGFloat = 0
  /// Seconds that a wheel takes which code turns: as long as a scroll view's content.
  package var spinDuration = 0.3

  // MARK: - Units

  /// The unit beside a wheel's selected row: what it takes of the wheel, the gap before it, and its size.
  package var unitRoom: CGFloat = 64
  package var unitGap: CGFloat = 6
  package var unitFontSize: CGFloat = 17

  // MARK: - Cylinder

  /// How much higher the wheel is than the picker, and its radius as a share of that. control-metrics: UIPickerView, wheel
  /// cylinder.
  package var cylinderExtraHeight: CGFloat = 75
  package var cylinderRadiusShare: CGFloat = 0.334225372
  /// How far away the eye is.
  package var eyeDistance: CGFloat = 700
  /// What is left of rows beside the selected one, at the front.
  package var sideAlpha: CGFloat = 0.5

  /// The band is a capsule. design-26: E099, D209 for the light; E099 for the dark. E100 has the distances of rows, which the
  /// cylinder gives for a more distant eye.
  static let iOS26: PickerMeasures = {
    var measures = PickerMeasures()
    (measures.bandRadius, measures.bandExtraHeight) = (17, 2)
    measures.eyeDistance = 900
    measures.bandColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.085) : .quaternarySystemFill
    }
    return measures
  }()
}

extension PickerMeasures {
  /// The width of each of several wheels without widths of their own, as recorded.
  func wheelWidth(in width: CGFloat, count: Int) -> CGFloat {
    guard count > 0 else { return 0 }
    return max(((width - 2 * edge - gap * CGFloat(count - 1)) / CGFloat(count)).rounded(.down), 0)
  }
}
