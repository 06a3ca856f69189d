import CoreGraphics
import Foundation

/// A button that displays a tab: its image with the title below or beside it, and its badge.
final class TabButton: UIControl {
  let item: UITabBarItem
  private let imageView = UIImageView()
  private let label = UILabel()
  private let badge = TabBadge(frame: .zero)
  private var style = UITabBarItemAppearance.Style.stacked
  private var titleOffset = UIOffset.zero
  private var badgeOffset = UIOffset.zero

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    imageView.contentMode = .center
    label.textAlignment = .center
    for view in [imageView, label, badge] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("TabButton is not archived")
  }

  /// Whether the title is hidden because the bar has too little space.
  var hidesTitle = false {
    didSet {
      guard hidesTitle != oldValue else { return }
      label.alpha = hidesTitle ? 0 : 1
      setNeedsLayout()
    }
  }

  /// The displayed title. A tab on a separate platter has none.
  private var shownTitle: String? { item.isSeparate && measures.tabBars.platter != nil ? nil : item.title }

  /// The default accessibility of the tab. Without a visible title, the label of the item is used. With a title, it is
  /// used only if the item specifies one.
  override var accessibilityDefaults: AccessibilityDefaults {
    let hasTitle = !hidesTitle && !(shownTitle ?? "").isEmpty
    if hasTitle, item.accessibilityLabel == nil, item.accessibilityIdentifier == nil {
      return super.accessibilityDefaults
    }
    var traits: UIAccessibilityTraits = isSelected ? [.button, .selected] : .button
    if !isEnabled { traits.insert(.notEnabled) }
    let title = item.title.flatMap { $0.isEmpty ? nil : $0 }
    let label = item.accessibilityLabel ?? title ?? imageView.image?.spokenName
    return AccessibilityDefaults(isElement: true, label: label, traits: traits)
  }

  override var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier ?? super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  private var fontSize: CGFloat {
    switch style {
    case .stacked: measures.tabBars.stackedFontSize
    case .inline: measures.tabBars.inlineFontSize
    case .compactInline: measures.tabBars.compactInlineFontSize
    }
  }

  func show(
    _ looks: UITabBarItemAppearance, _ style: UITabBarItemAppearance.Style, isSelected: Bool, tint: UIColor,
    unselected: UIColor?
  ) {
    self.style = style
    if self.isSelected != isSelected { self.isSelected = isSelected }
    if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
    let state = !isEnabled ? looks.disabled : isSelected ? looks.selected : looks.normal
    let plain = !isEnabled ? UIColor.tertiaryLabel : isSelected ? tint : unselected ?? measures.tabBars.unselectedColor
    imageView.image =
      isSelected
      ? item.selectedImage
      : style == .compactInline ? item.landscapeImagePhone ?? item.image : item.image
    imageView.tintColor = state.iconColor ?? plain
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: style == .compactInline ? measures.tabBars.compactSymbolPointSize : measures.tabBars.symbolPointSize,
      weight: .medium, scale: .large)
    var attributes = state.titleTextAttributes
    if !isSelected, isEnabled { attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { _, own in own } }
    if isSelected {
      var own = item.titleTextAttributes(for: .normal) ?? [:]
      own[.foregroundColor] = nil
      attributes.merge(own) { _, own in own }
      attributes.merge(item.titleTextAttributes(for: .selected) ?? [:]) { _, own in own }
    }
    label.setBarTitle(
      shownTitle, font: .systemFont(ofSize: fontSize, weight: weight(isSelected: isSelected)), color: plain,
      attributes)
    titleOffset = UIOffset(
      horizontal: item.titlePositionAdjustment.horizontal + state.titlePositionAdjustment.horizontal,
      vertical: item.titlePositionAdjustment.vertical + state.titlePositionAdjustment.vertical)
    badgeOffset = state.badgePositionAdjustment
    badge.show(item, state, isSelected ? .selected : .normal, isCompact: style == .compactInline)
    setNeedsLayout()
  }

  /// Returns the font weight of the title.
  private func weight(isSelected: Bool) -> UIFont.Weight {
    if style == .stacked { return measures.tabBars.stackedWeight }
    return measures.tabBars.platter != nil && isSelected ? .semibold : .regular
  }

  var fittingWidth: CGFloat {
    let words = pixelGrid.ceil(label.intrinsicContentSize.width)
    let picture = imageView.image == nil ? 0 : imageView.intrinsicContentSize.width
    return style == .stacked ? max(words, picture) : picture + measures.tabBars.inlineGap + words
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = pixelGrid
    let size = label.intrinsicContentSize
    let picture = imageView.image == nil ? CGSize.zero : imageView.intrinsicContentSize
    var imageFrame: CGRect
    var labelFrame: CGRect
    if style == .stacked {
      imageFrame = CGRect(
        x: bounds.midX - picture.width / 2, y: measures.tabBars.imageCenter - picture.height / 2, width: picture.width,
        height: picture.height)
      if hidesTitle || shownTitle?.isEmpty ?? true { imageFrame.origin.y = bounds.midY - picture.height / 2 }
      let width = min(size.width, bounds.width)
      let ascender = label.font.ascender
      labelFrame = CGRect(
        x: bounds.midX - width / 2, y: measures.tabBars.titleTop ?? measures.tabBars.titleBaselineFromTop - ascender,
        width: width, height: size.height)
    } else {
      let gap = picture.width > 0 && size.width > 0 ? measures.tabBars.inlineGap : 0
      let width = min(size.width, max(0, bounds.width - picture.width - gap))
      let start = bounds.midX - (picture.width + gap + width) / 2
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      imageFrame = CGRect(
        x: isMirrored ? start + width + gap : start, y: bounds.midY - picture.height / 2, width: picture.width,
        height: picture.height)
      labelFrame = CGRect(
        x: isMirrored ? start : start + picture.width + gap, y: bounds.midY - size.height / 2, width: width,
        height: size.height)
    }
    imageView.frame = grid.round(imageFrame.inset(by: item.imageInsets))
    label.frame = grid.round(labelFrame.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical))
    layOutBadge(imageFrame)
  }

  /// Positions the badge at the upper trailing corner of the image.
  private func layOutBadge(_ picture: CGRect) {
    let size = badge.sizeThatFits(.zero)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let measures = measures.tabBars
    let isCompact = style == .compactInline
    let offset = isCompact ? measures.compactBadgeOffset : measures.badgeOffset
    let x = isMirrored ? picture.midX - offset - size.width : picture.midX + offset
    let y =
      style == .stacked
      ? measures.stackedBadgeTop
      : max(0, picture.minY - (isCompact ? measures.compactBadgeRise : measures.inlineBadgeRise))
    badge.frame = pixelGrid.round(
      CGRect(origin: CGPoint(x: x + badgeOffset.horizontal, y: y + badgeOffset.vertical), size: size))
  }
}
