import UIKit

/// A namespace for functions that find the scroll view that fills a screen.
@MainActor
enum FilledScreen {
  static func scrollView(in view: UIView) -> UIScrollView? {
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    guard safe.height > 0 else { return nil }
    return find(view) { scrollView in
      let frame = scrollView.convert(scrollView.bounds, to: view)
      return frame.minY <= safe.minY + 0.5 && frame.maxY >= safe.maxY - 0.5 && frame.width >= safe.width - 0.5
    }
  }

  private static func find(_ view: UIView, _ fills: (UIScrollView) -> Bool) -> UIScrollView? {
    for subview in view.subviews where !subview.isHidden {
      if let scrollView = subview as? UIScrollView {
        if !(scrollView is UITextView), fills(scrollView) { return scrollView }
      } else if subview is PassingView, let found = find(subview, fills) {
        return found
      }
    }
    return nil
  }
}
