import CoreGraphics

/// The view of a navigation controller: content, bar and toolbar.
final class NavigationLayoutView: UIView {
  weak var controller: UINavigationController?
  /// The container of the controllers' views and of transitions.
  let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    content.clipsToBounds = true
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("NavigationLayoutView is not archived")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutNavigation()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
