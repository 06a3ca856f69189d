/// A view that shows an image, placed by its ``contentMode``.
///
/// The image becomes the contents of the view's layer, so that corners, masks and filters apply to it. A template
/// image is shown in the view's tint color.
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
    if image?.images != nil { startAnimating() }
    imageDidChange()
  }

  /// Makes an image view as large as an image, with another one for its highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    if image?.images != nil { startAnimating() }
    imageDidChange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.decodePart(UIImageView.self, of: self)
  }

  // MARK: - Images

  /// The image.
  ///
  /// - Default: `nil`: nothing is shown.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      if animation.isRunning, !runsOwnAnimation { animation.stop() }
      if image?.images != nil { startAnimating() }
      imageDidChange(from: oldValue)
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

  /// How symbols are drawn that say nothing of it themselves.
  ///
  /// - Default: `nil`.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      if preferredSymbolConfiguration != oldValue { imageDidChange() }
    }
  }

  // MARK: - Animation

  final var animation = ImageAnimation()

  /// The frames that ``startAnimating()`` shows in the place of ``image``.
  ///
  /// - Default: `nil`. Setting it stops the animation.
  open var animationImages: [UIImage]? {
    didSet { framesDidChange() }
  }

  /// The frames for the highlighted state.
  ///
  /// - Default: `nil`: those of ``animationImages``.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { framesDidChange() }
  }

  /// How long the frames take together, in seconds.
  ///
  /// - Default: `0`, which stands for a thirtieth of a second a frame.
  open var animationDuration: TimeInterval = 0

  /// How often the frames are gone through.
  ///
  /// - Default: `0`, which stands for without end.
  open var animationRepeatCount: Int = 0

  /// Whether frames are being shown.
  open var isAnimating: Bool { animation.isRunning && !animation.isOver(at: AppHost.current.clock.now) }

  /// Begins with the first frame of ``animationImages``, or of ``image`` where that is an animated one. Time is Core
  /// Animation's: frames change as the host moves it.
  open func startAnimating() {
    guard let timing = frameTiming else { return }
    animation.start(timing, at: AppHost.current.clock.now)
    ClockDrivenViews.add(self)
    imageDidChange()
  }

  /// Shows ``image`` again.
  open func stopAnimating() {
    guard animation.isRunning else { return }
    animation.stop()
    imageDidChange()
  }

  // MARK: - The shown image

  /// The image that is shown now: the variant for the view's traits, and of an animation the present frame.
  final var shownImage: UIImage? {
    currentFrame ?? (isHighlighted ? highlightedImage ?? image : image).map(resolved)
  }

  final func imageDidChange(from oldImage: UIImage? = nil) {
    setNeedsDisplay()
    let image = shownImage
    if oldImage == nil || oldImage?.size != image?.size || oldImage?.alignmentRectInsets != image?.alignmentRectInsets {
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: - Sizing and layout

  /// - Default: the view's image.
  open override var largeContentImage: UIImage? {
    get { super.largeContentImage ?? image }
    set { super.largeContentImage = newValue }
  }

  /// The size of the image's alignment rectangle in points, so that the view is as large as the image; no opinion without an
  /// image.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: max(image.size.width - insets.left - insets.right, 0),
      height: max(image.size.height - insets.top - insets.bottom, 0))
  }

  /// The image's size in points, whatever the given one; without an image, the present size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? super.sizeThatFits(size)
  }

  /// The image's own: an image may have a shadow or badge that layout should not see, and symbols stand in a line of text, which
  /// is higher than most of them. A view of 30 by 30 points in constraints is a little less high where it shows a symbol.
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
    layer.needsDisplayOnBoundsChange = needsDrawing || drawsForSize
    if !needsDrawing { showImage() }
  }

  /// Draws an image whose middle is tiled. Other images never come here: as on an iPhone they are the layer's
  /// contents, and subclasses should not count on this method.
  open override func draw(_ rect: CGRect) {
    if needsDrawing { drawTiledImage() }
  }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: image?.spokenName, traits: .image)
  }
}
