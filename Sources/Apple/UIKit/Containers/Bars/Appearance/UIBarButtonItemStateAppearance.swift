import Foundation

/// How bar buttons look in one state.
///
/// - Source: developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
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

  /// A picture behind titles and images.
  ///
  /// - Default: `nil`.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage !== oldValue { onChange?() } }
  }

  /// How far ``backgroundImage`` moves, in points.
  ///
  /// - Default: zero.
  open var backgroundImagePositionAdjustment: UIOffset = .zero {
    didSet { if backgroundImagePositionAdjustment != oldValue { onChange?() } }
  }

  final func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
