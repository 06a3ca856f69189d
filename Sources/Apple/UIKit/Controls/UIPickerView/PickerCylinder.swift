/// The cylinder on which the rows of a wheel are displayed, viewed from the front.
///
/// The wheel is higher than the picker. It has as many rows as would fill twice its height, and a radius of about a
/// third of it.
struct PickerCylinder {
  let rowHeight: CGFloat
  private let radius: CGFloat
  private let angle: CGFloat

  private let measures: PickerMeasures

  init(height: CGFloat, rowHeight: CGFloat, _ measures: PickerMeasures) {
    self.rowHeight = rowHeight
    self.measures = measures
    let length = height + measures.cylinderExtraHeight
    radius = measures.cylinderRadiusShare * length
    angle = 2 * .pi / max((2 * length / max(rowHeight, 1)).rounded(.up), 4)
  }

  /// The number of visible rows on each side of the middle row.
  var reach: Int { min(Int(saturating: (.pi / 2 / angle).rounded(.up)), Self.maxRows) }

  /// The maximum number of rows on each side. It exceeds the rows on the largest screen. Layout may make the picker
  /// higher than any screen.
  private static let maxRows = 2000

  struct Place {
    /// The distance below the middle.
    var y: CGFloat
    var transform: CGAffineTransform
    var alpha: CGFloat
  }

  /// Returns the position of a row that is a number of rows below the middle, or `nil` if it is on the far side.
  func place(at rows: CGFloat) -> Place? {
    let turn = rows * angle
    guard abs(turn) < .pi / 2 else { return nil }
    let depth = radius * (1 - cos(turn))
    let scale = measures.eyeDistance / (measures.eyeDistance + depth)
    let fading = measures.sideAlpha * pow(cos(turn), 1.5)
    let nearness = max(1 - abs(rows), 0)
    return Place(
      y: radius * sin(turn) * scale, transform: CGAffineTransform(scaleX: scale, y: scale * cos(turn)),
      alpha: fading + (1 - fading) * nearness)
  }

  /// Returns the number of rows between the middle and a point on the cylinder.
  func rows(at y: CGFloat) -> CGFloat {
    asin(max(-1, min(1, y / radius))) / angle
  }
}
