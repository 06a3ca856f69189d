/// What a control knows about the finger that it follows.
struct ControlTracking {
  var touch: UITouch?
  var isTracking = false
  var isTouchInside = false
}
