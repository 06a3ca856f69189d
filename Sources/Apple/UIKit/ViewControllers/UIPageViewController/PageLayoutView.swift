import CoreGraphics

/// The view of a page controller, which contains the page and a page control below it.
final class PageLayoutView: UIView {
  weak var controller: UIPageViewController?
  let content = UIView()
  let dots = UIPageControl(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    content.clipsToBounds = true
    // Pages are added before the first layout pass. Their constraints must not be solved in an empty size.
    content.frame = bounds
    addSubview(content)
    addSubview(dots)
    dots.isHidden = true
    dots.isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("PageLayoutView is not archived")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let dotsHeight = measures.pageControls.breadth
    let reach = dots.isHidden ? 0 : dotsHeight + safeAreaInsets.bottom
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - reach)
    dots.frame = CGRect(x: 0, y: bounds.height - reach, width: bounds.width, height: dotsHeight)
    controller?.placePage()
  }
}
