/// A finger on a wheel.
struct PickerDrag {
  var component: Int
  var startY: CGFloat
  var startPosition: CGFloat
  var hasMoved = false

  /// How far a finger moves before it turns the wheel, in points.
  static let slop: CGFloat = 5
}
