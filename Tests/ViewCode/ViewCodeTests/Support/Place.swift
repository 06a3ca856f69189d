import UIKit
import ViewCode

/// A root of a size with views, which lines of layout position.
@MainActor
struct Place {
  let root: UIView

  init(_ views: [UIView], _ width: CGFloat = 200, _ height: CGFloat = 100) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  /// Lays out the views with lines, and returns their group.
  @discardableResult
  func layOut(@LayoutBuilder _ lines: () -> Layout) -> ConstraintGroup {
    let group = ConstraintGroup(lines)
    group.activate()
    root.layoutIfNeeded()
    return group
  }
}

/// A view with an intrinsic content size.
@MainActor
final class SizedView: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override var intrinsicContentSize: CGSize { size }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
