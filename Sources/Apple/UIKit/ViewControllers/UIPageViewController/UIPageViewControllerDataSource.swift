import Foundation

/// An object that provides the pages of a page controller.
///
/// - Source: developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Asks the data source for the page before another one. Return `nil` at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Asks the data source for the page after another one. Return `nil` at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Asks the data source for the number of dots. This method is optional. Without it there is no page control.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Asks the data source for the dot of the first displayed page. This method is optional.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
