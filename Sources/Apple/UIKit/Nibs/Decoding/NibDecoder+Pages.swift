import Foundation
import InterfaceBuilder

/// The initial values of a page view controller.
@MainActor
extension NibDecoder {
  /// The transition style. A file without one means a page curl.
  var pageTransitionStyle: UIPageViewController.TransitionStyle {
    object[PageViewControllerElement.transitionStyle] == .scroll ? .scroll : .pageCurl
  }

  var pageOrientation: UIPageViewController.NavigationOrientation {
    object[PageViewControllerElement.navigationOrientation] == .vertical ? .vertical : .horizontal
  }

  var pageSpacing: CGFloat { NibLength.clamped(object[PageViewControllerElement.pageSpacing] ?? 0) }

  var pageSpine: UIPageViewController.SpineLocation {
    if pageTransitionStyle == .scroll { return .none }
    return switch object[PageViewControllerElement.spineLocation] {
    case .mid?: .mid
    case .max?: .max
    case PageSpineLocation.none?, .min?, nil: .min
    }
  }
}
