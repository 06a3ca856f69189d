/// A view that displays a segment: a title or an image in front of the background image of the app.
final class SegmentView: UIView {
  let label = UILabel(frame: .zero)
  let imageView = UIImageView(frame: .zero)
  let background = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    imageView.showsAutomaticImagesAsTemplates = true
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    addSubview(background)
    addSubview(imageView)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("SegmentView is not archived")
  }

  /// The size of the title or the image, in whole pixels.
  var contentSize: CGSize { imageView.image?.size ?? label.intrinsicContentSize }

  /// Centers the content with an offset. A title that is too wide is truncated.
  func placeContent(offset: CGSize, padding: CGFloat) {
    background.frame = bounds
    var size = contentSize
    if imageView.image == nil { size.width = min(size.width, max(bounds.width - 2 * padding, 0)) }
    let grid = pixelGrid
    let rect = CGRect(
      x: grid.round((bounds.width - size.width) / 2) + offset.width,
      y: grid.round((bounds.height - size.height) / 2) + offset.height, width: size.width, height: size.height)
    imageView.frame = imageView.image == nil ? .zero : rect
    label.frame = imageView.image == nil ? rect : .zero
  }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    (superview as? UISegmentedControl)?.spokenDefaults(of: self) ?? AccessibilityDefaults()
  }
}
