import UIKit

extension UIView {
  /// Returns a scroll view with this view as its content: `contentView.scrolling()`.
  ///
  /// The content is as wide as the scroll view and as high as it likes, or the other way round.
  ///
  /// - Parameters:
  ///   - axis: Along which to scroll. Default: vertical.
  ///   - margins: Points around the content, within the scroll view. Default: 0.
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
