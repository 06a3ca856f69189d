import CoreGraphics

/// The view of a tab controller: content and tab bar.
final class TabLayoutView: UIView {
  weak var controller: UITabBarController?
  /// The container of the controllers' views and of transitions.
  let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("TabLayoutView is not archived")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutTabs()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
