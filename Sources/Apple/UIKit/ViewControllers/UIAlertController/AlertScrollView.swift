import CoreGraphics

/// A part of an alert that scrolls where there is no room for all of it.
class AlertScrollView: UIScrollView {
  init() {
    super.init(frame: .zero)
    delaysContentTouches = false
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("\(type(of: self)) is not archived")
  }

  /// Has content of a height, which is seen as far as it fits.
  final func showContent(ofHeight height: CGFloat) {
    contentSize = CGSize(width: bounds.width, height: height)
    isScrollEnabled = height > bounds.height + 0.5
  }
}
