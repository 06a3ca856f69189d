import UIKit

extension UIView {
  /// Returns a scroll view with this view as its content: `contentView.scrolling()`.
  ///
  /// The content has the width of the scroll view and its own height, or vice versa.
  ///
  /// - Parameters:
  ///   - axis: The axis of scrolling. Default: vertical.
  ///   - margins: The margins around the content in points. Default: 0.
  public func scrolling(_ axis: NSLayoutConstraint.Axis = .vertical, margins: CGFloat = 0) -> UIScrollView {
    let scrollView = UIScrollView()
    translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(self)
    pin(.edges, to: scrollView.contentLayoutGuide, inset: margins).activate()
    if axis == .vertical {
      width(like: scrollView.frameLayoutGuide, plus: -2 * margins).activate()
    } else {
      height(like: scrollView.frameLayoutGuide, plus: -2 * margins).activate()
    }
    return scrollView
  }
}
