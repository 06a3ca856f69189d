import UIKit

/// The container controller of a single displayed view, which it centers on the screen.
final class HostingController: UIViewController {
  let hosted: UIView
  private let sizing: Sizing

  init(_ view: UIView, sizing: Sizing) {
    hosted = view
    self.sizing = sizing
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("HostingController must be created in code")
  }

  override func loadView() {
    let root = UIView(frame: UIScreen.main.bounds)
    root.backgroundColor = .systemBackground
    view = root
    hosted.removeFromSuperview()
    hosted.translatesAutoresizingMaskIntoConstraints = true
    hosted.autoresizingMask = []
    // The frame is translated into constraints, so it must be correct before the first layout.
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
    // The position is rounded to whole pixels, so that the content of the view remains sharp.
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
      // The size of the screen, as far as required constraints allow it.
      let wish = UILayoutPriority.almostRequired
      let size = hosted.systemLayoutSizeFitting(
        available, withHorizontalFittingPriority: wish, verticalFittingPriority: wish)
      return CGSize(width: min(size.width, available.width), height: min(size.height, available.height))
    }
  }

  private func fitting(_ view: UIView, in available: CGSize) -> CGSize {
    var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width <= 0 || size.height <= 0 {
      // Without constraints inside, the view determines its size, such as a control or a label.
      size = view.sizeThatFits(available)
    }
    return CGSize(width: min(max(size.width, 0), available.width), height: max(size.height, 0))
  }
}

/// The size of a single view that a host displays.
public enum Sizing: Sendable, Equatable {
  /// The size of the screen, along each axis that the view's constraints don't determine.
  case screen
  /// The size that fits its content.
  case fitting
  /// A fixed size in points.
  case fixed(CGSize)
}
