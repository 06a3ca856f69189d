import CoreGraphics
import Foundation

/// A view that displays one entry of a menu.
final class MenuRowView: UIControl {
  /// The display style of an entry.
  enum Style {
    case row
    case icon
    case tile
    /// The title of a submenu.
    case heading
  }

  let element: UIMenuElement
  private let style: Style
  private let title = UILabel()
  private let subtitle = UILabel()
  private let imageView = UIImageView()
  private let mark = UIImageView()
  private let hasMarks: Bool
  /// Whether a row of the menu has an image.
  private let hasImages: Bool
  private let patch = ControlPart(color: nil)
  private var wheel: UIActivityIndicatorView?
  private var wasHighlighted = false

  init(_ element: UIMenuElement, style: Style, hasMarks: Bool, hasImages: Bool) {
    self.element = element
    self.style = style
    self.hasMarks = hasMarks
    self.hasImages = hasImages
    super.init(frame: .zero)
    title.numberOfLines = style == .tile || style == .icon ? 1 : 2
    subtitle.numberOfLines = 2
    patch.isHidden = true
    for view in [patch, title, subtitle, imageView, mark] as [UIView] { addSubview(view) }
    isEnabled = leaf.map { !$0.attributes.contains(.disabled) } ?? !(element is UIDeferredMenuElement)
    isAccessibilityElement = true
    show()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("MenuRowView is not archived")
  }

  private var leaf: (any UIMenuLeaf)? { element as? any UIMenuLeaf }

  private var isDestructive: Bool {
    leaf?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
  }

  private var color: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return isDestructive ? .systemRed : .label
  }

  private func show() {
    let traits = traitCollection
    title.text = element.title
    title.font =
      style == .tile
      ? .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
      : style == .heading
        ? .preferredFont(forTextStyle: .headline, compatibleWith: traits)
        : .preferredFont(forTextStyle: .body, compatibleWith: traits)
    title.textColor = color
    title.isHidden = style == .icon
    title.textAlignment = style == .tile ? .center : .natural
    subtitle.text = element.subtitle
    subtitle.isHidden = element.subtitle?.isEmpty ?? true || style == .icon || style == .tile
    subtitle.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    subtitle.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    // A row of pictures has nothing else to show.
    imageView.image = style == .heading ? nil : style == .icon ? element.image : element.shownMenuImage
    imageView.isHidden = imageView.image == nil
    imageView.tintColor = color
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body, scale: style == .row ? .medium : .large)
    showMark()
    let state = leaf?.state ?? .off
    accessibilityLabel = element.title
    accessibilityIdentifier = element.accessibilityIdentifier
    accessibilityTraits = isEnabled ? state == .on ? [.button, .selected] : .button : [.button, .notEnabled]
  }

  private func showMark() {
    let name: String? =
      switch (element, leaf?.state) {
      case (is UIMenu, _): style == .heading ? "chevron.down" : "chevron.forward"
      case (_, .on): "checkmark"
      case (_, .mixed): "minus"
      default: nil
      }
    mark.image = name.flatMap { UIImage(systemName: $0) }
    mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: element is UIMenu ? measures.menus.chevronPointSize : measures.menus.markPointSize, weight: .semibold)
    mark.tintColor = color
    mark.contentMode = .center
    mark.isHidden = name == nil || style == .icon || style == .tile
    guard element is UIDeferredMenuElement, wheel == nil else { return }
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    addSubview(wheel)
    self.wheel = wheel
  }

  override func stateDidChange() {
    super.stateDidChange()
    if isHighlighted != wasHighlighted {
      wasHighlighted = isHighlighted
      element.highlightStateUpdateHandler?(element, isHighlighted)
    }
    let color = isHighlighted && isEnabled ? measures.menus.highlightColor : nil
    let isPatch = measures.menus.isGlass
    backgroundColor = isPatch ? nil : color
    patch.isHidden = !isPatch || color == nil
    patch.backgroundColor = color
  }

  // MARK: - Layout

  private var textInsets: (leading: CGFloat, trailing: CGFloat) {
    if measures.menus.isGlass {
      let menus = measures.menus
      let leading = hasImages ? menus.imageTitleLeading : hasMarks ? menus.markedTitleLeading : menus.sidePadding
      let hasChevron = element is UIMenu && style == .row
      return (leading, hasChevron ? menus.chevronCenter + menus.markWidth / 2 : menus.sidePadding)
    }
    let leading = hasMarks ? measures.menus.markWidth : measures.menus.sidePadding
    let trailing =
      imageView.isHidden
      ? measures.menus.sidePadding : measures.menus.sidePadding + measures.menus.imageWidth + measures.menus.imageGap
    return (leading, trailing)
  }

  func height(width: CGFloat) -> CGFloat {
    switch style {
    case .icon: return measures.menus.smallHeight
    case .tile: return measures.menus.mediumHeight
    case .row, .heading:
      let insets = textInsets
      let room = CGSize(width: max(width - insets.leading - insets.trailing, 0), height: .greatestFiniteMagnitude)
      var height = max(title.sizeThatFits(room).height, title.font.lineHeight)
      if !subtitle.isHidden { height += subtitle.sizeThatFits(room).height }
      return (height + 2 * measures.menus.rowPadding).rounded(.up)
    }
  }

  /// Positions the parts with marks and images at the leading side, and chevrons at the trailing side.
  private func placeGlassParts(_ place: (UIView, CGFloat, CGFloat, CGFloat, CGFloat) -> Void) {
    let menus = measures.menus
    place(imageView, menus.imageCenter - menus.imageWidth / 2, 0, menus.imageWidth, bounds.height)
    let center = element is UIMenu && style == .row ? bounds.width - menus.chevronCenter : menus.markCenter
    place(mark, center - menus.markWidth / 2, 0, menus.markWidth, bounds.height)
    patch.place(bounds.insetBy(dx: menus.highlightInset, dy: 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      view.frame = pixelGrid.round(
        CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: max(width, 0), height: height))
    }
    switch style {
    case .icon:
      imageView.frame = bounds
    case .tile:
      let (padding, inset) = (measures.menus.tilePadding, measures.menus.tileTitleInset)
      let height = title.font.lineHeight
      place(imageView, 0, padding, bounds.width, measures.menus.tileImageHeight)
      place(title, inset, bounds.height - padding - height, bounds.width - 2 * inset, height)
    case .row, .heading:
      let insets = textInsets
      let width = bounds.width - insets.leading - insets.trailing
      let room = CGSize(width: max(width, 0), height: .greatestFiniteMagnitude)
      let titleHeight = title.sizeThatFits(room).height
      let subtitleHeight = subtitle.isHidden ? 0 : subtitle.sizeThatFits(room).height
      let top = (bounds.height - titleHeight - subtitleHeight) / 2
      place(title, insets.leading, top, width, titleHeight)
      place(subtitle, insets.leading, top + titleHeight, width, subtitleHeight)
      if measures.menus.isGlass {
        placeGlassParts(place)
        break
      }
      place(
        imageView, bounds.width - measures.menus.sidePadding - measures.menus.imageWidth, 0, measures.menus.imageWidth,
        bounds.height)
      let leading = measures.menus.markLeading
      place(mark, leading, 0, measures.menus.markWidth - leading - measures.menus.markGap, bounds.height)
    }
    if let wheel {
      wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
}
