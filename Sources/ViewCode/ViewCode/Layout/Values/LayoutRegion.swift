import UIKit

/// A part of the superview that can be pinned to without a reference to the superview: `title.pin(.top, to:
/// .safeArea)`.
public enum LayoutRegion: Hashable, Sendable {
  /// The edges of the superview.
  case superview
  /// The safe area of the superview, which bars and the corners of the device don't cover.
  case safeArea
  /// The layout margins of the superview.
  case margins
  /// The readable width within the margins of the superview.
  case readable
  /// The safe area of the superview down to the top of the keyboard while it is displayed.
  case aboveKeyboard
}

extension LayoutRegion {
  /// Returns the view or guide with the anchors of the region, and the bottom if it belongs to another one.
  @MainActor
  func anchors(in superview: UIView) -> (item: any Anchored, bottom: NSLayoutYAxisAnchor?) {
    switch self {
    case .superview: (superview, nil)
    case .safeArea: (superview.safeAreaLayoutGuide, nil)
    case .margins: (superview.layoutMarginsGuide, nil)
    case .readable: (superview.readableContentGuide, nil)
    case .aboveKeyboard: (superview.safeAreaLayoutGuide, superview.keyboardLayoutGuide.topAnchor)
    }
  }
}
