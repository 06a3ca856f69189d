import UIKit

/// A part of the superview to pin to, without naming the superview: `title.pin(.top, to: .safeArea)`.
public enum LayoutRegion: Hashable, Sendable {
  /// The superview's edges.
  case superview
  /// The superview's safe area: what bars and the device's corners leave free.
  case safeArea
  /// The superview's layout margins.
  case margins
  /// The width in which text is easy to read, within the superview's margins.
  case readable
  /// The superview's safe area, whose bottom is the keyboard's top while there is one.
  case aboveKeyboard
}

extension LayoutRegion {
  /// Returns the view or guide with the region's anchors, and the bottom where it is another one's.
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
