/// The properties that were set on a view, among those that appearance proxies support. A proxy doesn't change them.
///
/// The first bits belong to `UIView`. The meaning of the others depends on the class.
struct AppearanceMarks: OptionSet {
  let rawValue: UInt32

  static let backgroundColor = AppearanceMarks(rawValue: 1 << 0)
  static let tintColor = AppearanceMarks(rawValue: 1 << 1)
  static let semanticContentAttribute = AppearanceMarks(rawValue: 1 << 2)
  static let exclusiveTouch = AppearanceMarks(rawValue: 1 << 3)

  private static func own(_ index: Int) -> AppearanceMarks { AppearanceMarks(rawValue: 1 << (4 + index)) }

  // Labels, text fields, text views.
  static let font = own(0)
  static let textColor = own(1)
  static let keyboardAppearance = own(2)

  // Buttons.
  static let contentEdgeInsets = own(0)

  // Switches and sliders.
  static let onTintColor = own(0)
  static let thumbTintColor = own(1)
  static let minimumTrackTintColor = own(2)
  static let maximumTrackTintColor = own(3)

  // Progress views.
  static let progressTintColor = own(0)
  static let trackTintColor = own(1)
  static let progressImage = own(2)
  static let trackImage = own(3)

  // Activity indicators.
  static let color = own(0)

  // Page controls.
  static let pageIndicatorTintColor = own(0)
  static let currentPageIndicatorTintColor = own(1)

  // Segmented controls.
  static let selectedSegmentTintColor = own(0)

  // Refresh controls.
  static let attributedTitle = own(0)

  // Tables.
  static let separatorColor = own(0)
  static let sectionHeaderTopPadding = own(1)
  static let sectionIndexColor = own(2)
  static let sectionIndexBackgroundColor = own(3)

  // Tab bar items.
  static let badgeColor = own(0)
  static let titlePositionAdjustment = own(1)

  // Bars.
  static let standardAppearance = own(0)
  static let compactAppearance = own(1)
  static let scrollEdgeAppearance = own(2)
  static let compactScrollEdgeAppearance = own(3)
  static let barStyle = own(4)
  static let barTintColor = own(5)
  static let isTranslucent = own(6)
  static let titleTextAttributes = own(7)
  static let largeTitleTextAttributes = own(8)
  static let shadowImage = own(9)
  static let backgroundImage = own(10)
  static let backIndicatorImage = own(11)
  static let prefersLargeTitles = own(12)
  static let unselectedItemTintColor = own(13)
  static let selectionIndicatorImage = own(14)
  static let titleAdjustment = own(15)

  /// Whether a bar still uses the properties that are older than bar appearances.
  var heedOldBarProperties: Bool { !contains(.standardAppearance) }
}
