/// The cylinder that rows of a wheel lie on, seen from the front.
///
/// The wheel is higher than the picker, has as many rows around as would fill twice its height, and a radius of about a third
/// of it.
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

  /// How many rows can be seen at each side of the middle one.
  var reach: Int { min(Int(saturating: (.pi / 2 / angle).rounded(.up)), Self.maxRows) }

  /// More than rows of a point on the largest screen; layout may have made the picker higher than any.
  private static let maxRows = 2000

  struct Place {
    /// Down from the middle.
    var y: CGFloat
    var transform: CGAffineTransform
    var alpha: CGFloat
  }

  /// Where a row is that lies some rows below the middle; `nil` on the far side.
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

  /// How many rows below the middle a point lies on the cylinder.
  func rows(at y: CGFloat) -> CGFloat {
    asin(max(-1, min(1, y / radius))) / angle
  }
}
