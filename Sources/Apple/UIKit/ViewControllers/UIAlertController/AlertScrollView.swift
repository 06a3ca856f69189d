import CoreGraphics

/// A part of an alert that scrolls if there is too little space.
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

  /// Sets the height of the content, which scrolls if it does not fit.
  final func showContent(ofHeight height: CGFloat) {
    contentSize = CGSize(width: bounds.width, height: height)
    isScrollEnabled = height > bounds.height + 0.5
  }
}
