import Foundation

/// The user's accessibility settings, and the notifications of an app for assistive technologies.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibility
@preconcurrency @MainActor
public enum UIAccessibility {
  // MARK: - Settings

  /// Whether the user prefers bold text, with heavier weights of the system font.
  public static var isBoldTextEnabled: Bool { UIScreen.main.traitCollection.legibilityWeight == .bold }

  /// Whether the user prefers increased contrast.
  public static var isDarkerSystemColorsEnabled: Bool { UIScreen.main.traitCollection.accessibilityContrast == .high }

  /// Whether VoiceOver is running, as set by the host.
  public static var isVoiceOverRunning: Bool { has(.voiceOver) }

  /// Whether Switch Control is running, as set by the host.
  public static var isSwitchControlRunning: Bool { has(.switchControl) }

  /// Whether the user prefers reduced motion.
  public static var isReduceMotionEnabled: Bool { has(.reduceMotion) }

  /// Whether the user prefers cross-fade transitions rather than sliding ones.
  public static var prefersCrossFadeTransitions: Bool { has(.crossFadeTransitions) }

  /// Whether the user prefers opaque backgrounds.
  public static var isReduceTransparencyEnabled: Bool { has(.reduceTransparency) }

  /// Whether the user prefers indicators that don't rely on color.
  public static var shouldDifferentiateWithoutColor: Bool { has(.differentiateWithoutColor) }

  private static func has(_ setting: AccessibilitySettings) -> Bool {
    UIScreen.main.configuration.accessibility.contains(setting)
  }

  // MARK: - Notifying

  /// Posts a notification for assistive technologies. The host is notified.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - argument: An element to focus or a text to speak, depending on the notification.
  public static func post(notification: Notification, argument: Any?) {
    UserInterface.current.accessibilityListener?(notification, argument)
    if notification == .screenChanged || notification == .layoutChanged { moveFocus(to: argument) }
  }

  // MARK: - Coordinates

  /// Returns a rectangle of a view in the coordinates of its screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    ScreenCoordinateSpace(view.window?.screen ?? .main).convert(rect, from: view)
  }

  /// Returns a path of a view in the coordinates of its screen.
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

  /// The listener for notifications to assistive technologies.
  @MainActor package final var accessibilityListener: AccessibilityListener? {
    get { self[AccessibilityListener.self] }
    set { self[AccessibilityListener.self] = newValue }
  }
}
