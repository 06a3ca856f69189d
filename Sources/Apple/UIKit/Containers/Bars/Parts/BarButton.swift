import CoreGraphics
import Foundation

/// The button of a bar button item.
final class BarButton: UIControl {
  private let label = UILabel()
  private let imageView = UIImageView()
  private let selection = UIView()
  private let background = UIImageView()
  private var badge: BarBadgeView?
  private(set) weak var item: UIBarButtonItem?
  private var looks: BarItemLooks

  init(_ item: UIBarButtonItem, _ looks: BarItemLooks) {
    self.item = item
    self.looks = looks
    super.init(frame: .zero)
    label.textAlignment = .center
    imageView.contentMode = .center
    selection.isUserInteractionEnabled = false
    for view in [background, selection, imageView, label] { addSubview(view) }
    update()
    for effect in item.symbolEffects { effect.add(imageView) }
  }

  /// The view that displays the symbol.
  var symbolView: UIImageView { imageView }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BarButton is not archived")
  }

  func show(_ looks: BarItemLooks) {
    self.looks = looks
    update()
  }

  override func stateDidChange() {
    super.stateDidChange()
    update()
    // The glass below brightens.
    if looks.measures.platters != nil { superview?.setNeedsLayout() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private func update() {
    guard let item else { return }
    if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
    isContextMenuInteractionEnabled = item.menu != nil
    let platters = looks.measures.platters
    let tint: UIColor =
      platters != nil && item.isProminent && isEnabled
      ? .white : item.tintColor ?? (looks.measures.tintsItems ? tintColor ?? .systemBlue : .label)
    let isCompact = looks.isCompact
    let shown = item.shownImage(looks.measures)
    let image = isCompact ? item.landscapeImagePhone ?? shown : shown
    imageView.image = image
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: platters?.symbolPointSize ?? looks.measures.fontSize(isCompact: isCompact),
      weight: item.style == .prominent ? .semibold : platters?.symbolWeight ?? .regular, scale: .large)
    imageView.tintColor = isEnabled ? tint : .tertiaryLabel
    imageView.isHidden = image == nil
    label.isHidden = image != nil
    let attributes = looks.titleAttributes(item, state, tint: tint)
    label.show(item.title ?? "", with: attributes)
    label.alpha = isHighlighted && platters == nil ? measures.controls.touchedAlpha : 1
    imageView.alpha = label.alpha
    selection.isHidden = !item.isSelected
    if item.isSelected {
      selection.backgroundColor = tint
      selection.layer.cornerRadius = looks.measures.selectionRadius
      imageView.tintColor = .systemBackground
      label.textColor = .systemBackground
    }
    let appearance = looks.appearance(of: item)
    background.image =
      item.adjustments.background(state, item.style, metrics)
      ?? (isEnabled ? appearance.normal.backgroundImage : appearance.disabled.backgroundImage)
    showBadge(item.badge)
    setNeedsLayout()
  }

  private var metrics: UIBarMetrics { looks.isCompact ? .compact : .default }

  private func showBadge(_ value: UIBarButtonItem.Badge?) {
    guard let value else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let view = badge ?? BarBadgeView(frame: .zero)
    if badge == nil {
      badge = view
      addSubview(view)
    }
    view.show(value, looks.measures.platters ?? PlatterMeasures())
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let item else { return .zero }
    var content = imageView.isHidden ? label.intrinsicContentSize : imageView.intrinsicContentSize
    if imageView.isHidden, let titles = item.possibleTitles {
      let attributes = looks.titleAttributes(item, .normal, tint: .label)
      for title in titles {
        content.width = max(content.width, (title as NSString).size(withAttributes: attributes).width)
      }
    }
    if let platters = looks.measures.platters {
      content.width =
        imageView.isHidden
        ? pixelGrid.ceil(content.width) + 2 * (item.isPaddingRemoved ? 0 : platters.titlePadding)
        : max(shownImageWidth(content.width), platters.leastImageWidth)
          + 2 * (item.isPaddingRemoved ? 0 : platters.imagePadding)
    }
    if item.width > 0 { content.width = item.width }
    if let image = background.image { content.width = max(content.width, image.size.width) }
    return pixelGrid.ceil(content)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let item else { return }
    let grid = pixelGrid
    let insets = looks.isCompact && item.landscapeImagePhone != nil ? item.landscapeImagePhoneInsets : item.imageInsets
    imageView.frame = bounds.inset(by: insets)
    let offset = item.adjustments.titleOffset(metrics) ?? looks.appearance(of: item).normal.titlePositionAdjustment
    let size = label.intrinsicContentSize
    let width = min(size.width, bounds.width)
    label.frame = grid.round(
      CGRect(
        x: bounds.midX - width / 2 + offset.horizontal, y: bounds.midY - size.height / 2 + offset.vertical,
        width: width, height: size.height))
    let shown = imageView.isHidden ? size.height : imageView.intrinsicContentSize.height
    let outset = looks.measures.selectionOutset
    selection.frame = bounds.insetBy(dx: -outset, dy: max(0, (bounds.height - shown) / 2 - outset))
    background.frame = bounds.offsetBy(dx: 0, dy: item.backgroundVerticalPositionAdjustment(for: metrics))
    guard let badge else { return }
    let platters = looks.measures.platters ?? PlatterMeasures()
    let badgeSize = badge.size(platters)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let middle = isMirrored ? bounds.midX - shownWidth / 2 : bounds.midX + shownWidth / 2
    badge.frame = grid.round(
      CGRect(
        x: middle - badgeSize.width / 2, y: bounds.midY - shown / 2 - badgeSize.height / 2 - platters.badgeOutset,
        width: badgeSize.width, height: badgeSize.height))
  }

  /// Symbols do not widen a platter: a single one is in a circle. design-26: E015.
  private func shownImageWidth(_ width: CGFloat) -> CGFloat { imageView.image?.isSymbolImage == true ? 0 : width }

  private var shownWidth: CGFloat {
    imageView.isHidden ? label.intrinsicContentSize.width : imageView.intrinsicContentSize.width
  }

  /// The touchable area is larger than the text.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -looks.measures.itemGap / 2, dy: 0).contains(point)
  }

  /// The accessibility label of a symbol is the item's title or the name of the system item. A title needs no label.
  override var accessibilityDefaults: AccessibilityDefaults {
    guard let item, !imageView.isHidden else { return super.accessibilityDefaults }
    let known = item.image == nil ? item.systemItem?.spokenName : nil
    return AccessibilityDefaults(
      isElement: true, label: item.accessibilityLabel ?? item.title ?? known ?? imageView.image?.spokenName,
      traits: isEnabled ? .button : [.button, .notEnabled])
  }

  override var accessibilityIdentifier: String? {
    get { item?.accessibilityIdentifier ?? super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  override var primaryMenu: UIMenu? { item?.menu }

  override var showsMenuAsPrimaryAction: Bool {
    get { item?.menu != nil && item?.primaryAction == nil && item?.action == nil }
    set {}
  }

  override var eventsAfterTap: UIControl.Event { .primaryActionTriggered }

  override func sendActions(for controlEvents: UIControl.Event) {
    if controlEvents.contains(.primaryActionTriggered) { item?.perform(for: currentEvent) }
    super.sendActions(for: controlEvents)
  }
}
