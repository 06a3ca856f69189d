// Frames of the title and the image in a button without a configuration.

extension UIButton {

  /// The size of the untruncated title, in whole points, as in recorded buttons on screens of any scale.
  private var titleSize: CGSize {
    guard let label = parts.titleLabel, !label.content.isEmpty else { return .zero }
    let size = label.intrinsicContentSize
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private var imageSize: CGSize { shownImage?.size ?? .zero }

  var plainContentSize: CGSize {
    let title = titleSize
    let image = imageSize
    let insets = contentEdgeInsets
    let isPadded = insets.top == 0 && insets.bottom == 0
    let hasImage = image.width > 0 || image.height > 0
    var titleHeight = title.height
    let lineHeight = titleHeight == 0 ? ensureTitleLabel().font.lineHeight.rounded(.up) : 0
    if !hasImage, titleHeight == 0 { titleHeight = lineHeight }
    if isPadded, titleHeight > 0 { titleHeight += 2 * measures.buttons.titlePadding }
    if hasImage { titleHeight = max(titleHeight, lineHeight) }
    var size = CGSize(
      width: title.width + image.width + insets.left + insets.right,
      height: max(titleHeight, image.height) + insets.top + insets.bottom)
    if !hasImage { size.width = max(size.width, measures.buttons.leastWidth) }
    if let background = currentBackgroundImage?.size {
      size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }
    return size
  }

  func defaultContentRect(forBounds bounds: CGRect) -> CGRect {
    let rect = bounds.inset(by: contentEdgeInsets)
    return CGRect(x: rect.minX, y: rect.minY, width: max(rect.width, 0), height: max(rect.height, 0))
  }

  func defaultImageRect(in contentRect: CGRect) -> CGRect {
    let image = imageSize
    guard image.width > 0, image.height > 0 else { return CGRect(origin: contentRect.origin, size: .zero) }
    let room = contentRect.inset(by: imageEdgeInsets)
    let title = titleSize
    let isAlone = title.width == 0
    let size = CGSize(
      width: isAlone && contentHorizontalAlignment == .fill ? room.width : min(image.width, max(room.width, 0)),
      height: contentVerticalAlignment == .fill ? room.height : min(image.height, max(room.height, 0)))
    let titleWidth = min(title.width, max(room.width - size.width, 0))
    let group = size.width + titleWidth
    var x = groupX(width: group, in: room)
    if isMirrored { x += titleWidth }
    return CGRect(origin: CGPoint(x: x, y: partY(height: size.height, in: room)), size: size)
  }

  func defaultTitleRect(in contentRect: CGRect) -> CGRect {
    let title = titleSize
    guard title.width > 0, let label = parts.titleLabel else { return CGRect(origin: contentRect.origin, size: .zero) }
    let room = contentRect.inset(by: titleEdgeInsets)
    let imageWidth = min(imageSize.width, max(room.width, 0))
    let available = max(room.width - imageWidth, 0)
    var size = title
    if title.width > available || label.numberOfLines != 1 {
      size = shortenedTitleSize(label, width: available, height: room.height)
    }
    if contentHorizontalAlignment == .fill { size.width = available }
    if contentVerticalAlignment == .fill { size.height = room.height }
    size.height = min(size.height, max(room.height, 0))
    var x = groupX(width: imageWidth + size.width, in: room)
    if !isMirrored { x += imageWidth }
    return CGRect(origin: CGPoint(x: x, y: partY(height: size.height, in: room)), size: size)
  }

  /// Returns the size of a title that does not fit. It has the available width if tightening is sufficient, otherwise
  /// the width of the truncated title.
  private func shortenedTitleSize(_ label: ButtonLabel, width: CGFloat, height: CGFloat) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width, height: max(height, 1))
    let size = label.fittedTextSize(in: room)
    return CGSize(width: min(size.width.rounded(.up), width), height: size.height.rounded(.up))
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func groupX(width: CGFloat, in room: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: room.minX
    case .right, .trailing: room.maxX - width
    case .center: pixelGrid.round(room.minX + (room.width - width) / 2)
    }
  }

  private func partY(height: CGFloat, in room: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: room.minY
    case .bottom: room.maxY - height
    case .center: pixelGrid.round(room.minY + (room.height - height) / 2)
    }
  }
}
