/// A view that shows an image, placed by its ``contentMode``.
///
/// The image becomes the contents of the view's layer, so that corners, masks and filters apply to it. A template
/// image is shown in the view's tint colour.
///
/// - Source: developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor
open class UIImageView: UIView {
  // MARK: - Storage

  final var overlayCache = OverlayCache()

  /// Buttons show images as templates that don't say what they are.
  final var showsAutomaticImagesAsTemplates = false {
    didSet {
      if showsAutomaticImagesAsTemplates != oldValue { setNeedsDisplay() }
    }
  }

  /// What is laid over the image where it is not clear: buttons darken a touched image.
  final var overlayColor: UIColor? {
    didSet {
      if overlayColor != oldValue { setNeedsDisplay() }
    }
  }

  // MARK: - Creating

  /// Makes an image view with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an image view as large as an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    imageDidChange()
  }

  /// Makes an image view as large as an image, with another one for its highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    imageDidChange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  // MARK: - Images

  /// The image.
  ///
  /// - Default: `nil`: nothing is shown.
  open var image: UIImage? {
    didSet {
      if image !== oldValue { imageDidChange(from: oldValue) }
    }
  }

  /// The image for the highlighted state; `nil` for no other.
  ///
  /// - Default: `nil`.
  open var highlightedImage: UIImage? {
    didSet {
      if highlightedImage !== oldValue, isHighlighted { imageDidChange(from: oldValue) }
    }
  }

  /// Whether ``highlightedImage`` is shown.
  ///
  /// - Default: `false`.
  open var isHighlighted: Bool = false {
    didSet {
      if isHighlighted != oldValue, highlightedImage != nil { imageDidChange() }
    }
  }

  /// The image that is shown now.
  final var shownImage: UIImage? {
    isHighlighted ? highlightedImage ?? image : image
  }

  private func imageDidChange(from oldImage: UIImage? = nil) {
    setNeedsDisplay()
    if oldImage == nil || oldImage?.size != shownImage?.size { invalidateIntrinsicContentSize() }
  }

  // MARK: - Sizing and layout

  /// The image's size in points; no opinion without an image.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The image's size in points, whatever the given one; without an image, the present size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? super.sizeThatFits(size)
  }

  /// The image's own: an image may have a shadow or badge that layout should not see.
  open override var alignmentRectInsets: UIEdgeInsets {
    shownImage?.alignmentRectInsets ?? .zero
  }

  // MARK: - Drawing

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if showsTemplate { setNeedsDisplay() }
  }

  /// Gives the layer its contents, which drawing nothing leaves as they are.
  open override func layerWillDraw(_ layer: CALayer) {
    super.layerWillDraw(layer)
    guard layer === self.layer else { return }
    layer.needsDisplayOnBoundsChange = needsDrawing
    if !needsDrawing { showImage() }
  }

  /// Draws an image whose middle is tiled. Other images never come here: as on an iPhone they are the layer's
  /// contents, and subclasses should not count on this method.
  open override func draw(_ rect: CGRect) {
    if needsDrawing { drawTiledImage() }
  }
}
