import CoreGraphics

/// The view of a split view controller.
final class SplitLayoutView: UIView {
  weak var controller: UISplitViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutColumns()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
