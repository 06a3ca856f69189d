import CoreGraphics
import Foundation

/// The patch with a number at a tab's picture.
final class TabBadge: UIView {
  static let height: CGFloat = 18
  private static let padding: CGFloat = 5

  private let label = UILabel()
  private var titleOffset = UIOffset.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = TabBadge.height / 2
    label.textAlignment = .center
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("TabBadge is not archived")
  }

  func show(_ item: UITabBarItem, _ state: UITabBarItemStateAppearance, _ controlState: UIControl.State) {
    isHidden = item.badgeValue == nil
    backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
    var attributes = state.badgeTextAttributes
    attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { _, own in own }
    if controlState != .normal {
      attributes.merge(item.badgeTextAttributes(for: controlState) ?? [:]) { _, own in own }
    }
    label.setBarTitle(item.badgeValue, font: .systemFont(ofSize: 13), color: .white, attributes)
    titleOffset = state.badgeTitlePositionAdjustment
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = pixelGrid.ceil(label.intrinsicContentSize.width) + 2 * TabBadge.padding
    return CGSize(width: max(width, TabBadge.height), height: TabBadge.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
  }
}
