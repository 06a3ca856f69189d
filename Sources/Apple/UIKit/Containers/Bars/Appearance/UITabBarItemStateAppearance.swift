import Foundation

/// The appearance of tabs in one state.
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

  /// The offset of titles, in points.
  ///
  /// - Default: zero.
  open var titlePositionAdjustment: UIOffset = .zero {
    didSet { if titlePositionAdjustment != oldValue { onChange?() } }
  }

  /// The color of images.
  ///
  /// - Default: `nil`: gray, and the tint color while selected.
  open var iconColor: UIColor? {
    didSet { if iconColor != oldValue { onChange?() } }
  }

  /// The offset of badges, in points.
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

  /// The attributes of the text of badges. Attributes that are not set have the system's values.
  ///
  /// - Default: none.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange?() }
  }

  /// The offset of the text of badges, in points.
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
