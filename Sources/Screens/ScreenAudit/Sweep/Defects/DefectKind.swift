/// A kind of defect that a screen can have at some sizes.
public enum DefectKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// Constraints that cannot hold together.
  case conflict
  /// Constraints that leave more than one place or size.
  case ambiguous
  /// Text that does not fit and is cut off.
  case truncated
  /// Texts or controls that lie on each other.
  case overlap
  /// A text or control that something else hides.
  case covered
  /// Text or a control that leaves the window, and that nothing scrolls to.
  case offScreen = "off-screen"
  /// Text or a control where the status bar, the notch, the home indicator or a camera is.
  case unsafeArea = "unsafe-area"
  /// Something to touch that is less than 44 points wide or high.
  case smallTarget = "small-target"
  /// Text that has the same size at the largest text size as at the standard one.
  case fixedTextSize = "fixed-text-size"
  /// A view that stays where it is in a language that runs from right to left.
  case notMirrored = "not-mirrored"
  /// A view as wide as the screen in a window that is not: mostly one whose frame comes from `UIScreen.main.bounds`.
  case screenWidth = "screen-width"
  /// A view with another frame when the window comes to a width from above than when it comes from below.
  case orderDependent = "order-dependent"

  /// Its name in a list of defects.
  var title: String {
    switch self {
    case .conflict: "constraints in conflict"
    case .ambiguous: "ambiguous layout"
    case .truncated: "text cut off"
    case .overlap: "overlap"
    case .covered: "covered"
    case .offScreen: "leaves the window"
    case .unsafeArea: "outside of the safe area"
    case .smallTarget: "touch target below 44 points"
    case .fixedTextSize: "text does not grow"
    case .notMirrored: "not mirrored"
    case .screenWidth: "width of the screen"
    case .orderDependent: "depends on the order of sizes"
    }
  }
}
