/// What moves an animation in the clock's place.
package protocol AnimationDriver: AnyObject {
  /// How far the animation has come, pacing included: 0 at its beginning, 1 at its end, and beyond where it overshoots;
  /// `nil` where it shows nothing.
  func progress(atClockTime time: CFTimeInterval) -> Double?
}
