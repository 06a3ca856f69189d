/// The state of a screen.
package struct LiveState: Codable, Sendable, Equatable {
  /// The time of the host's clock, in seconds.
  package var time: Double
  /// The screen's size in points.
  package var size: [Double]
  package var scale: Double
  /// Whether the device is in landscape orientation.
  package var isLandscape: Bool
  /// The insets: top, left, bottom, right.
  package var safeArea: [Double]
  /// Whether the screen changes as time passes.
  package var isMoving: Bool
  /// The frame of the keyboard: x, y, width, height.
  package var keyboard: [Double]?
  /// Whether the first responder accepts text.
  package var takesText: Bool
  package var hidesHomeIndicator: Bool
  /// The controller that the user perceives as the current screen.
  package var controller: String?
  package var isPhone: Bool

  package init(
    time: Double, size: [Double], scale: Double, isLandscape: Bool, safeArea: [Double], isMoving: Bool,
    keyboard: [Double]?, takesText: Bool, hidesHomeIndicator: Bool, controller: String?,
    isPhone: Bool
  ) {
    self.time = time
    self.size = size
    self.scale = scale
    self.isLandscape = isLandscape
    self.safeArea = safeArea
    self.isMoving = isMoving
    self.keyboard = keyboard
    self.takesText = takesText
    self.hidesHomeIndicator = hidesHomeIndicator
    self.controller = controller
    self.isPhone = isPhone
  }
}
