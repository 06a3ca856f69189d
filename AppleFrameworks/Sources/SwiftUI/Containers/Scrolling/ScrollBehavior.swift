import UIKit

/// The scrolling options that view modifiers set.
struct ScrollBehavior {
  var isClipDisabled = false
  var bouncesHorizontally = Bounce.automatic
  var bouncesVertically = Bounce.automatic

  enum Bounce { case automatic, always, basedOnSize }

  @MainActor
  func apply(to view: UIScrollView, axes: Axis.Set) {
    view.clipsToBounds = !isClipDisabled
    // A scroll view bounces along its own axis even if its content fits.
    view.alwaysBounceVertical = axes.contains(.vertical) && bouncesVertically != .basedOnSize
    view.alwaysBounceHorizontal = axes.contains(.horizontal) && bouncesHorizontally == .always
  }
}

private enum ScrollBehaviorKey: EnvironmentKey { static var defaultValue: ScrollBehavior { ScrollBehavior() } }

extension EnvironmentValues {
  var scrollBehavior: ScrollBehavior {
    get { self[ScrollBehaviorKey.self] }
    set { self[ScrollBehaviorKey.self] = newValue }
  }
}
