import CoreGraphics

/// Where the views of one of UIKit's own transitions are at a fraction of it.
@MainActor
protocol TransitionMotion {
  /// Places views, from 0 at the beginning to 1 at the end.
  func place(at fraction: CGFloat)

  /// Takes away what was there for the transition only.
  func cleanUp()
}

/// Nothing moves.
struct StillMotion: TransitionMotion {
  func place(at fraction: CGFloat) {}

  func cleanUp() {}
}
