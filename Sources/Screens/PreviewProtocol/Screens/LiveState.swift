/// How a screen stands.
package struct LiveState: Codable, Sendable, Equatable {
  /// Seconds on the host's clock.
  package var time: Double
  /// The screen's size in points.
  package var size: [Double]
  package var scale: Double
  /// How the device is held.
  package var isLandscape: Bool
  /// Top, left, bottom, right.
  package var safeArea: [Double]
  /// Something changes by itself as time passes.
  package var isMoving: Bool
  /// Where the keyboard lies: x, y, width, height.
  package var keyboard: [Double]?
  /// Whether what has the keyboard takes text.
  package var takesText: Bool
  package var hidesHomeIndicator: Bool
  /// The controller that a person would say they are looking at.
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
