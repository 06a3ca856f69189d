/// What is cut out of a screen at the top of the upright device.
package enum ScreenCutout: Sendable {
  case none
  /// That of the iPhone X to 12.
  case notch
  /// That since the iPhone 13.
  case smallNotch
  case island
}
