import Foundation

/// How tabs look in one state.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbaritemstateappearance
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  final var onChange: (@MainActor () -> Void)?

  /// The attributes of titles; what they leave out is the system's.
  ///
  /// - Default: none.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange?() }
  }

  /// How far titles move, in points.
  ///
  /// - Default: zero.
  open var titlePositionAdjustment: UIOffset = .zero {
    didSet { if titlePositionAdjustment != oldValue { onChange?() } }
  }

  /// The color of pictures.
  ///
  /// - Default: `nil`: gray, and the tint color while selected.
  open var iconColor: UIColor? {
    didSet { if iconColor != oldValue { onChange?() } }
  }

  /// How far badges move, in points.
  ///
  /// - Default: zero.
  open var badgePositionAdjustment: UIOffset = .zero {
    didSet { if badgePositionAdjustment != oldValue { onChange?() } }
  }

  /// The color of badges.
  ///
  /// - Default: `nil`, the system's red.
  open var badgeBackgroundColor: UIColor? {
    didSet { if badgeBackgroundColor != oldValue { onChange?() } }
  }

  /// The attributes of badges' words; what they leave out is the system's.
  ///
  /// - Default: none.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange?() }
  }

  /// How far badges' words move, in points.
  ///
  /// - Default: zero.
  open var badgeTitlePositionAdjustment: UIOffset = .zero {
    didSet { if badgeTitlePositionAdjustment != oldValue { onChange?() } }
  }

  final func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
