/// An algorithm that measures and lays out the content of a button with a configuration.
@MainActor
struct ConfigurationLayout {
  private let button: UIButton
  private let appearance: UIButton.Configuration
  /// The size of the image's alignment rectangle, which is used beside text.
  private let image: CGSize
  /// The alignment insets of the image.
  private let imageInsets: UIEdgeInsets

  init(_ button: UIButton, _ appearance: UIButton.Configuration) {
    self.button = button
    self.appearance = appearance.withUsableLengths
    if appearance.showsActivityIndicator, let indicator = button.parts.activityIndicator {
      imageInsets = .zero
      image = indicator.intrinsicContentSize
    } else {
      let shown = button.parts.imageView?.image
      let insets = shown?.alignmentRectInsets ?? .zero
      imageInsets = insets
      image =
        shown.map { shown in
          CGSize(
            width: max(shown.size.width - insets.left - insets.right, 0),
            height: max(shown.size.height - insets.top - insets.bottom, 0))
        } ?? .zero
    }
  }

  /// The sizes of the texts, which are zero for missing texts.
  private struct TextSizes {
    var title: CGSize = .zero
    var subtitle: CGSize = .zero
    var gap: CGFloat = 0

    var isEmpty: Bool { title == .zero && subtitle == .zero }
    var total: CGSize {
      CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    }
  }

  private var isBesideText: Bool { appearance.imageEdge == .leading || appearance.imageEdge == .trailing }
  private var hasImage: Bool { image.width > 0 && image.height > 0 }
  private var isRightToLeft: Bool { button.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var indicatorSize: CGSize? { button.parts.popupIndicator?.image?.size }

  /// The insets of the image and the text: the content insets and the space for the indicator.
  private var insets: UIEdgeInsets {
    var insets = appearance.contentInsets
    if let indicatorSize { insets.trailing += button.measures.buttons.indicatorGap + indicatorSize.width }
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }

  // MARK: - Measuring

  private func textSizes(forWidth width: CGFloat?) -> TextSizes {
    var sizes = TextSizes()
    if let label = button.parts.titleLabel { sizes.title = size(of: label, forWidth: width) }
    if let label = button.parts.subtitleLabel { sizes.subtitle = size(of: label, forWidth: width) }
    if sizes.title != .zero, sizes.subtitle != .zero { sizes.gap = appearance.titlePadding }
    return sizes
  }

  private func size(of label: UILabel, forWidth width: CGFloat?) -> CGSize {
    guard !label.content.isEmpty else { return .zero }
    guard let width else { return label.intrinsicContentSize }
    let size = label.sizeThatFits(CGSize(width: max(width, 1), height: 0))
    return CGSize(width: min(size.width, max(width, 0)), height: size.height)
  }

  /// Returns the width that is available for text in content of a given width.
  private func textWidth(inContent width: CGFloat) -> CGFloat {
    guard hasImage, isBesideText else { return width }
    return max(width - image.width - appearance.imagePadding, 0)
  }

  private func groupSize(_ text: TextSizes) -> CGSize {
    guard hasImage else { return text.total }
    let gap = text.isEmpty ? 0 : appearance.imagePadding
    let total = text.total
    return isBesideText
      ? CGSize(width: image.width + gap + total.width, height: max(image.height, total.height))
      : CGSize(width: max(image.width, total.width), height: image.height + gap + total.height)
  }

  /// Returns the size of the button. With a width, titles wrap within it.
  func contentSize(forWidth width: CGFloat?) -> CGSize {
    let insets = insets
    let group = groupSize(
      textSizes(forWidth: width.map { textWidth(inContent: max($0 - insets.left - insets.right, 0)) }))
    let size = CGSize(
      width: group.width + insets.left + insets.right, height: group.height + insets.top + insets.bottom)
    return button.pixelGrid.ceil(size)
  }

  // MARK: - Positioning

  /// The frames of the parts in a button's bounds, which are zero for missing parts.
  private struct Frames {
    var image: CGRect = .zero
    var title: CGRect = .zero
    var subtitle: CGRect = .zero
  }

  func apply(to bounds: CGRect) {
    placeBackground(in: bounds)
    let frames = frames(in: bounds)
    let parts = button.parts
    placeIndicator(in: bounds)
    parts.activityIndicator?.frame = frames.image
    let isActive = appearance.showsActivityIndicator
    for (view, frame) in [
      (parts.imageView, isActive ? .zero : frames.image), (parts.titleLabel, frames.title),
      (parts.subtitleLabel, frames.subtitle),
    ] as [(UIView?, CGRect)] {
      view?.isHidden = frame == .zero
      view?.frame = frame
    }
  }

  /// Positions the indicator at the trailing content inset, as in a pop-up button of any width.
  private func placeIndicator(in bounds: CGRect) {
    guard let view = button.parts.popupIndicator, let size = indicatorSize else { return }
    let inset = appearance.contentInsets.trailing
    let x = isRightToLeft ? bounds.minX + inset : bounds.maxX - inset - size.width
    view.frame = button.pixelGrid.round(
      CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
  }

  func titleFrame(in bounds: CGRect) -> CGRect { frames(in: bounds).title }

  func imageFrame(in bounds: CGRect) -> CGRect { frames(in: bounds).image }

  private func frames(in bounds: CGRect) -> Frames {
    let content = bounds.inset(by: insets)
    let text = textSizes(forWidth: textWidth(inContent: max(content.width, 0)))
    var group = groupSize(text)
    if button.contentHorizontalAlignment == .fill { group.width = max(content.width, 0) }
    if button.contentVerticalAlignment == .fill { group.height = max(content.height, 0) }
    let (imageRect, textRect) = split(CGRect(origin: origin(of: group, in: content), size: group), text)
    let top = textRect.midY - text.total.height / 2
    return Frames(
      image: hasImage ? button.pixelGrid.round(imageFrame(imageRect)) : .zero,
      title: textFrame(text.title, y: top, in: textRect),
      subtitle: textFrame(text.subtitle, y: top + text.title.height + text.gap, in: textRect))
  }

  /// Returns the frame of the image for a frame of its alignment rectangle.
  private func imageFrame(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX - imageInsets.left, y: rect.minY - imageInsets.top,
      width: rect.width + imageInsets.left + imageInsets.right,
      height: rect.height + imageInsets.top + imageInsets.bottom)
  }

  private func origin(of group: CGSize, in content: CGRect) -> CGPoint {
    let x =
      switch button.effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: content.minX
      case .right, .trailing: content.maxX - group.width
      case .center: content.minX + (content.width - group.width) / 2
      }
    let y =
      switch button.contentVerticalAlignment {
      case .top, .fill: content.minY
      case .bottom: content.maxY - group.height
      case .center: content.minY + (content.height - group.height) / 2
      }
    return CGPoint(x: x, y: y)
  }

  /// Divides the rectangle of the group between the image and the text.
  private func split(_ rect: CGRect, _ text: TextSizes) -> (image: CGRect, text: CGRect) {
    guard hasImage else { return (.zero, rect) }
    let gap = text.isEmpty ? 0 : appearance.imagePadding
    let edge = physicalImageEdge
    var imageRect = CGRect(origin: .zero, size: image)
    var textRect = rect
    switch edge {
    case .minXEdge, .maxXEdge:
      imageRect.size.width = min(image.width, rect.width)
      imageRect.origin.y = rect.midY - image.height / 2
      imageRect.origin.x = edge == .minXEdge ? rect.minX : rect.maxX - imageRect.width
      textRect.size.width = max(rect.width - imageRect.width - gap, 0)
      if edge == .minXEdge { textRect.origin.x = imageRect.maxX + gap }
    case .minYEdge, .maxYEdge:
      imageRect.origin.x = rect.midX - image.width / 2
      imageRect.origin.y = edge == .minYEdge ? rect.minY : rect.maxY - image.height
      textRect.size.height = max(rect.height - image.height - gap, 0)
      if edge == .minYEdge { textRect.origin.y = imageRect.maxY + gap }
    }
    return text.isEmpty ? (imageRect, .zero) : (imageRect, textRect)
  }

  private enum Edge {
    case minXEdge, maxXEdge, minYEdge, maxYEdge
  }

  private var physicalImageEdge: Edge {
    switch appearance.imageEdge {
    case .top: .minYEdge
    case .bottom: .maxYEdge
    case .trailing: isRightToLeft ? .minXEdge : .maxXEdge
    default: isRightToLeft ? .maxXEdge : .minXEdge
    }
  }

  private func textFrame(_ size: CGSize, y: CGFloat, in rect: CGRect) -> CGRect {
    guard size != .zero else { return .zero }
    let grid = button.pixelGrid
    let room = rect.width - size.width
    let x: CGFloat =
      switch appearance.resolvedTitleAlignment(hasImage: hasImage) {
      case .center: room / 2
      case .trailing: isRightToLeft ? 0 : room
      case .leading, .automatic: isRightToLeft ? room : 0
      }
    // The size is already in whole pixels, so that only the origin is rounded.
    return CGRect(origin: CGPoint(x: grid.round(rect.minX + x), y: grid.round(y)), size: size)
  }

  // MARK: - Background

  private func placeBackground(in bounds: CGRect) {
    guard let view = button.parts.background else { return }
    let background = appearance.background
    let margins = button.directionalLayoutMargins
    let edges = background.edgesAddingLayoutMarginsToBackgroundInsets
    var insets = background.backgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let rect = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing))
    view.place(in: rect, cornerRadius: cornerRadius(in: rect))
  }

  private func cornerRadius(in rect: CGRect) -> CGFloat {
    let radius = appearance.background.cornerRadius
    switch appearance.cornerStyle {
    case .fixed: return radius
    case .dynamic:
      // The metrics round to pixels, which a radius does not require. The rounding has no effect on a large number.
      let metrics = UIFontMetrics(forTextStyle: appearance.buttonSize.titleStyle)
      return radius * metrics.scaledValue(for: 1000, compatibleWith: button.traitCollection) / 1000
    case .small, .medium, .large: return styleRadius(in: rect)
    case .capsule: return min(rect.width, rect.height) / 2
    }
  }

  private func styleRadius(in rect: CGRect) -> CGFloat {
    let (small, medium, large, unit): (CGFloat, CGFloat, CGFloat, CGFloat) =
      switch button.measures.buttons.styleRadii {
      case .points(let small, let medium, let large): (small, medium, large, 1)
      case .shares(let small, let medium, let large): (small, medium, large, rect.height)
      }
    return unit * (appearance.cornerStyle == .small ? small : appearance.cornerStyle == .medium ? medium : large)
  }
}

extension UIButton.Configuration {
  /// The configuration with finite lengths, which can be added safely.
  fileprivate var withUsableLengths: UIButton.Configuration {
    let (insets, length) = (contentInsets, LayoutNumbers.length)
    let longest = max(
      abs(insets.top), abs(insets.leading), abs(insets.bottom), abs(insets.trailing), abs(imagePadding),
      abs(titlePadding))
    guard !(longest <= LayoutNumbers.longest) else { return self }
    var copy = self
    copy.contentInsets = NSDirectionalEdgeInsets(
      top: length(insets.top), leading: length(insets.leading), bottom: length(insets.bottom),
      trailing: length(insets.trailing))
    copy.imagePadding = length(imagePadding)
    copy.titlePadding = length(titlePadding)
    return copy
  }
}
