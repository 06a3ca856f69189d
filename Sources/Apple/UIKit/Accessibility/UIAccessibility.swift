import Foundation

/// What the user set for better access, and what an app tells assistive technologies.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibility
@preconcurrency @MainActor
public enum UIAccessibility {
  // MARK: - Settings

  /// Whether the user asked for bold text: the system font's weights are heavier then.
  public static var isBoldTextEnabled: Bool { UIScreen.main.traitCollection.legibilityWeight == .bold }

  /// Whether the user asked for more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { UIScreen.main.traitCollection.accessibilityContrast == .high }

  /// Whether the screen is read to the user: as the host says.
  public static var isVoiceOverRunning: Bool { has(.voiceOver) }

  /// Whether the user moves through the screen with switches: as the host says.
  public static var isSwitchControlRunning: Bool { has(.switchControl) }

  /// Whether the user asked for less motion.
  public static var isReduceMotionEnabled: Bool { has(.reduceMotion) }

  /// Whether the user asked for screens that fade in place of sliding.
  public static var prefersCrossFadeTransitions: Bool { has(.crossFadeTransitions) }

  /// Whether the user asked for opaque backgrounds.
  public static var isReduceTransparencyEnabled: Bool { has(.reduceTransparency) }

  /// Whether the user asked for signs that don't rely on color.
  public static var shouldDifferentiateWithoutColor: Bool { has(.differentiateWithoutColor) }

  private static func has(_ setting: AccessibilitySettings) -> Bool {
    UIScreen.main.configuration.accessibility.contains(setting)
  }

  // MARK: - Telling

  /// Tells assistive technologies of a change; the host hears of it.
  ///
  /// - Parameters:
  ///   - notification: what happened.
  ///   - argument: an element to go to, or a text to speak, as the notification says.
  public static func post(notification: Notification, argument: Any?) {
    UserInterface.current.accessibilityListener?(notification, argument)
    if notification == .screenChanged || notification == .layoutChanged { moveFocus(to: argument) }
  }

  // MARK: - Coordinates

  /// Returns a rectangle of a view's, in the coordinates of its screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    ScreenCoordinateSpace(view.window?.screen ?? .main).convert(rect, from: view)
  }

  /// Returns a path of a view's, in the coordinates of its screen.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    guard let copy = path.copy() as? UIBezierPath else { return path }
    let root = view.hierarchyRoot
    let origin = view.convert(CGPoint.zero, to: root as UIView?)
    let right = view.convert(CGPoint(x: 1, y: 0), to: root as UIView?)
    let below = view.convert(CGPoint(x: 0, y: 1), to: root as UIView?)
    copy.apply(
      CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: below.x - origin.x, d: below.y - origin.y,
        tx: origin.x + root.frame.minX, ty: origin.y + root.frame.minY))
    return copy
  }
}

extension UserInterface {
  package typealias AccessibilityListener = (UIAccessibility.Notification, Any?) -> Void

  /// Who hears of what an app tells assistive technologies.
  @MainActor package final var accessibilityListener: AccessibilityListener? {
    get { self[AccessibilityListener.self] }
    set { self[AccessibilityListener.self] = newValue }
  }
}
