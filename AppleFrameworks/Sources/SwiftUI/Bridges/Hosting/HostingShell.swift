import UIKit

/// The view of a hosting controller, with a background behind the hosted view.
final class HostingShell: UIView {
  private let hosted: UIView & HostingSurface
  var sizes: () -> Bool = { false }
  private var lastIdeal: CGSize?

  init(_ hosted: UIView & HostingSurface) {
    self.hosted = hosted
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    addSubview(hosted)
  }

  required init?(coder: NSCoder) { fatalError("the view of a hosting controller cannot be decoded from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    if hosted.frame != bounds { hosted.frame = bounds }
    hosted.layoutIfNeeded()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { hosted.sizeThatFits(size) }

  override var intrinsicContentSize: CGSize {
    guard sizes() else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return hosted.sizeThatFits(.zero)
  }

  func idealSizeMayHaveChanged() {
    let ideal = hosted.sizeThatFits(.zero)
    guard ideal != lastIdeal else { return }
    lastIdeal = ideal
    invalidateIntrinsicContentSize()
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    hosted.sizeThatFits(
      CGSize(
        width: horizontal == .required ? targetSize.width : 0, height: vertical == .required ? targetSize.height : 0))
  }
}
