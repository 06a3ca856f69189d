import QuartzCore

/// Two fingers that zoom, or the zooming back after them.
struct ScrollZoom {
  /// The scale as the fingers came down.
  var startScale: CGFloat
  /// The point of the view's own rectangle that the fingers hold.
  var content: CGPoint
  /// The way back into the limits; `nil` while fingers zoom.
  var bounce: Bounce?

  struct Bounce {
    let begin: CFTimeInterval
    let motion: AxisMotion
    /// The point of the view's own rectangle that stays where it is, and the point of the content there.
    let anchor: CGPoint
    let content: CGPoint
  }

  /// Logarithms of scales are small numbers: so many points each, for the motion's threshold.
  static let pointsPerUnit: CGFloat = 200
}
