/// The kind of a defect that a screen can have at some sizes.
public enum DefectKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// Constraints that contradict each other.
  case conflict
  /// Constraints that permit more than one position or size.
  case ambiguous
  /// Text that does not fit and is truncated.
  case truncated
  /// Texts or controls that overlap.
  case overlap
  /// A text or control that another view hides.
  case covered
  /// A text or control outside the window to which the user cannot scroll.
  case offScreen = "off-screen"
  /// A text or control in the area of the status bar, the notch, the home indicator or a camera.
  case unsafeArea = "unsafe-area"
  /// A touch target that is less than 44 points wide or high.
  case smallTarget = "small-target"
  /// Text that has the same size at the largest text size as at the standard one.
  case fixedTextSize = "fixed-text-size"
  /// A view that is not mirrored in a right-to-left language.
  case notMirrored = "not-mirrored"
  /// A view as wide as the screen in a window that is not. Usually, its frame comes from `UIScreen.main.bounds`.
  case screenWidth = "screen-width"
  /// A view whose frame depends on the direction from which the window's width is reached.
  case orderDependent = "order-dependent"
  /// A control without a label for VoiceOver, or with the name of an image as its label.
  case missingLabel = "no-label"
  /// Text with low contrast, in light or dark mode.
  case lowContrast = "low-contrast"
  /// A self-sizing cell whose constraints do not define its height.
  case unchainedCell = "unchained-cell"

  /// Whether the defect depends on the size of the window, the text size or similar settings. Others are examined once
  /// for each screen.
  public var dependsOnSize: Bool {
    switch self {
    case .missingLabel, .lowContrast, .unchainedCell: false
    default: true
    }
  }

  /// The title in a list of defects.
  var title: String {
    switch self {
    case .conflict: "constraints in conflict"
    case .ambiguous: "ambiguous layout"
    case .truncated: "text cut off"
    case .overlap: "overlap"
    case .covered: "covered"
    case .offScreen: "outside the window"
    case .unsafeArea: "outside the safe area"
    case .smallTarget: "touch target below 44 points"
    case .fixedTextSize: "text does not grow"
    case .notMirrored: "not mirrored"
    case .screenWidth: "width of the screen"
    case .orderDependent: "depends on the order of sizes"
    case .missingLabel: "no label for VoiceOver"
    case .lowContrast: "low contrast"
    case .unchainedCell: "cell without a vertical chain"
    }
  }
}
