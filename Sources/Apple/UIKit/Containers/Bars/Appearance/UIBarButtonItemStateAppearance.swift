import Foundation

/// The appearance of bar buttons in one state.
///
/// - Source: developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  final var onChange: (@MainActor () -> Void)?

  /// The attributes of titles. Attributes that are not set have the system's values.
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

  /// An image behind titles and images.
  ///
  /// - Default: `nil`.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage !== oldValue { onChange?() } }
  }

  /// The offset of ``backgroundImage``, in points.
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
