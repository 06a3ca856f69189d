import CoreGraphics

/// Picker views.
///
/// Values without a source are judged by eye from screenshots of iOS 13 to 18.
package struct PickerMeasures: Sendable {
  /// control-metrics: UIDatePicker, wheels style size; the width is that of Interface Builder's files.
  package var size = CGSize(width: 320, height: 216)
  package var rowHeight: CGFloat = 32
  package var fontSize: CGFloat = 23
  package var titleInset: CGFloat = 9
  /// The minimum scale of a title if space is limited.
  package var leastTitleScale: CGFloat = 0.5
  /// The distance from the picker's edges to its outer wheels, and between wheels. control-metrics: UIPickerView, row
  /// width rule.
  package var edge: CGFloat = 9
  package var gap: CGFloat = 5
  package var bandRadius: CGFloat = 8
  package var bandColor = UIColor.tertiarySystemFill
  /// The additional height of the band that marks the selected row.
  package var bandExtraHeight: CGFloat = 0
  /// The duration in seconds for turning a wheel by code, which is that of a scroll view.
  package var spinDuration = 0.3

  // MARK: - Units

  /// The unit beside a wheel's selected row: its width, the distance before it, and its size.
  package var unitRoom: CGFloat = 64
  package var unitGap: CGFloat = 6
  package var unitFontSize: CGFloat = 17

  // MARK: - Cylinder

  /// The additional height of the wheel beyond the picker, and its radius as a share of the height. control-metrics:
  /// UIPickerView, wheel cylinder.
  package var cylinderExtraHeight: CGFloat = 75
  package var cylinderRadiusShare: CGFloat = 0.334225372
  /// The distance of the viewer.
  package var eyeDistance: CGFloat = 700
  /// The opacity of rows beside the selected one, at the front.
  package var sideAlpha: CGFloat = 0.5

  /// The band is a capsule. design-26: E099, D209 for the light; E099 for the dark. E100 has the distances of rows,
  /// which result from the cylinder with a more distant viewer.
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
  /// Returns the width of each of several wheels without specified widths, as recorded.
  func wheelWidth(in width: CGFloat, count: Int) -> CGFloat {
    guard count > 0 else { return 0 }
    return max(((width - 2 * edge - gap * CGFloat(count - 1)) / CGFloat(count)).rounded(.down), 0)
  }
}
