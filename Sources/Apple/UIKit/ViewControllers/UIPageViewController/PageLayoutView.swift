import CoreGraphics

/// The view of a page controller: the page, and a row of dots below it.
final class PageLayoutView: UIView {
  weak var controller: UIPageViewController?
  let content = UIView()
  let dots = UIPageControl(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    content.clipsToBounds = true
    // Pages are put in before the first layout, and are not to be solved in no room at all.
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
