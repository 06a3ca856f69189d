import CoreGraphics
import Foundation

/// The badge of a tab.
final class TabBadge: UIView {

  private let label = UILabel()
  private var titleOffset = UIOffset.zero
  private var isCompact = false
  private var height: CGFloat { isCompact ? measures.tabBars.compactBadgeHeight : measures.tabBars.badgeHeight }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("TabBadge is not archived")
  }

  func show(
    _ item: UITabBarItem, _ state: UITabBarItemStateAppearance, _ controlState: UIControl.State, isCompact: Bool
  ) {
    self.isCompact = isCompact
    isHidden = item.badgeValue == nil
    backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
    var attributes = state.badgeTextAttributes
    attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { _, own in own }
    if controlState != .normal {
      attributes.merge(item.badgeTextAttributes(for: controlState) ?? [:]) { _, own in own }
    }
    label.setBarTitle(
      item.badgeValue,
      font: .systemFont(ofSize: isCompact ? measures.tabBars.compactBadgeFontSize : measures.tabBars.badgeFontSize),
      color: .white, attributes)
    titleOffset = state.badgeTitlePositionAdjustment
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width =
      pixelGrid.ceil(label.intrinsicContentSize.width) + 2
      * (isCompact ? measures.tabBars.compactBadgePadding : measures.tabBars.badgePadding)
    return CGSize(width: max(width, height), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    setUnanimated(cornerRadius: height / 2)
    label.frame = bounds.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
  }
}
