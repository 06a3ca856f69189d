import UIKit

/// The controller behind a view that is shown by itself: it holds it in the middle of the screen.
final class HostingController: UIViewController {
  let hosted: UIView
  private let sizing: Sizing

  init(_ view: UIView, sizing: Sizing) {
    hosted = view
    self.sizing = sizing
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("HostingController is made in code")
  }

  override func loadView() {
    let root = UIView(frame: UIScreen.main.bounds)
    root.backgroundColor = .systemBackground
    view = root
    hosted.removeFromSuperview()
    hosted.translatesAutoresizingMaskIntoConstraints = true
    hosted.autoresizingMask = []
    // Its frame stands for constraints: it has to be right before the first layout sees it.
    place()
    root.addSubview(hosted)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    place()
  }

  override var childForStatusBarStyle: UIViewController? { children.first }

  override var childForStatusBarHidden: UIViewController? { children.first }

  private func place() {
    let available = view.bounds.size
    let size = self.size(in: available)
    // Whole pixels, so that what is sharp in the view stays sharp in the middle of the screen.
    let scale = traitCollection.displayScale
    func middle(_ container: CGFloat, _ length: CGFloat) -> CGFloat {
      ((container - length) / 2 * scale).rounded(.down) / scale
    }
    let origin = CGPoint(x: middle(available.width, size.width), y: middle(available.height, size.height))
    let anchor = hosted.layer.anchorPoint
    hosted.bounds.size = size
    hosted.center = CGPoint(x: origin.x + size.width * anchor.x, y: origin.y + size.height * anchor.y)
  }

  private func size(in available: CGSize) -> CGSize {
    switch sizing {
    case .fixed(let size):
      return size
    case .fitting:
      return fitting(hosted, in: available)
    case .screen:
      // As large as the screen as far as required constraints allow.
      let wish = UILayoutPriority.almostRequired
      let size = hosted.systemLayoutSizeFitting(
        available, withHorizontalFittingPriority: wish, verticalFittingPriority: wish)
      return CGSize(width: min(size.width, available.width), height: min(size.height, available.height))
    }
  }

  private func fitting(_ view: UIView, in available: CGSize) -> CGSize {
    var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width <= 0 || size.height <= 0 {
      // No constraints inside: the view's own idea of its size, as of a control or a label.
      size = view.sizeThatFits(available)
    }
    return CGSize(width: min(max(size.width, 0), available.width), height: max(size.height, 0))
  }
}

/// How large a view is that a host shows by itself.
public enum Sizing: Sendable, Equatable {
  /// As wide and high as the screen, in each direction in which the view's constraints leave its size open.
  case screen
  /// As small as its content allows.
  case fitting
  /// A size in points.
  case fixed(CGSize)
}
