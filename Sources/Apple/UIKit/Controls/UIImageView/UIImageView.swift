/// A view that displays an image according to its ``contentMode``.
///
/// The image becomes the contents of the view's layer, so that corners, masks and filters apply to it. A template image
/// is displayed in the view's tint color.
///
/// - Source: developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor
open class UIImageView: UIView {
  // MARK: - Storage

  final var overlayCache = OverlayCache()

  /// Whether images with the rendering mode `.automatic` are displayed as templates, as in buttons.
  final var showsAutomaticImagesAsTemplates = false {
    didSet {
      if showsAutomaticImagesAsTemplates != oldValue { setNeedsDisplay() }
    }
  }

  /// A color over the image, or `nil` or a clear color for none. Buttons use it to darken a touched image.
  final var overlayColor: UIColor? {
    didSet {
      if overlayColor != oldValue { setNeedsDisplay() }
    }
  }

  // MARK: - Creating

  /// Creates an image view with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view with the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    if image?.images != nil { startAnimating() }
    imageDidChange()
  }

  /// Creates an image view with the size of an image, and another image for the highlighted state.
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

  /// The displayed image.
  ///
  /// - Default: `nil`.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      if animation.isRunning, !runsOwnAnimation { animation.stop() }
      if image?.images != nil { startAnimating() }
      imageDidChange(from: oldValue)
    }
  }

  /// The image for the highlighted state, or `nil` to display ``image``.
  ///
  /// - Default: `nil`.
  open var highlightedImage: UIImage? {
    didSet {
      if highlightedImage !== oldValue, isHighlighted { imageDidChange(from: oldValue) }
    }
  }

  /// Whether ``highlightedImage`` is displayed.
  ///
  /// - Default: `false`.
  open var isHighlighted: Bool = false {
    didSet {
      if isHighlighted != oldValue, highlightedImage != nil { imageDidChange() }
    }
  }

  /// The configuration of symbol images. Values that the image specifies itself take precedence.
  ///
  /// - Default: `nil`.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      if preferredSymbolConfiguration != oldValue { imageDidChange() }
    }
  }

  // MARK: - Animation

  final var animation = ImageAnimation()

  /// The frames that ``startAnimating()`` displays instead of ``image``.
  ///
  /// - Default: `nil`. Setting it stops the animation.
  open var animationImages: [UIImage]? {
    didSet { framesDidChange() }
  }

  /// The frames for the highlighted state.
  ///
  /// - Default: `nil`, for ``animationImages``.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { framesDidChange() }
  }

  /// The duration of all frames together, in seconds.
  ///
  /// - Default: 0, for a thirtieth of a second per frame.
  open var animationDuration: TimeInterval = 0

  /// The number of repetitions of the animation.
  ///
  /// - Default: 0, for an endless animation.
  open var animationRepeatCount: Int = 0

  /// Whether the animation is running.
  open var isAnimating: Bool { animation.isRunning && !animation.isOver(at: AppHost.current.clock.now) }

  /// Starts an animation of ``animationImages``, or of the frames of an animated ``image``. The time is that of Core
  /// Animation, so that frames change as the host's clock advances.
  open func startAnimating() {
    guard let timing = frameTiming else { return }
    animation.start(timing, at: AppHost.current.clock.now)
    ClockDrivenViews.add(self)
    imageDidChange()
  }

  /// Stops the animation and displays ``image`` again.
  open func stopAnimating() {
    guard animation.isRunning else { return }
    animation.stop()
    imageDidChange()
  }

  // MARK: - Displayed image

  /// The displayed image: the variant for the view's traits, or the present frame of an animation.
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

  /// The image of the large content viewer.
  ///
  /// - Default: The image of the view.
  open override var largeContentImage: UIImage? {
    get { super.largeContentImage ?? image }
    set { super.largeContentImage = newValue }
  }

  /// The size of the image's alignment rectangle in points, so that the view is as large as the image, or no intrinsic
  /// size without an image.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: max(image.size.width - insets.left - insets.right, 0),
      height: max(image.size.height - insets.top - insets.bottom, 0))
  }

  /// Returns the size of the image in points, regardless of the given size, or the present size without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? super.sizeThatFits(size)
  }

  /// The alignment insets of the image. An image may have a shadow or a badge that layout ignores. Symbols have the
  /// height of a text line, which is higher than most symbols. A view that constraints make 30 by 30 points large is
  /// therefore slightly lower if it displays a symbol.
  open override var alignmentRectInsets: UIEdgeInsets {
    shownImage?.alignmentRectInsets ?? .zero
  }

  // MARK: - Drawing

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if showsTemplate { setNeedsDisplay() }
  }

  /// Sets the contents of the layer, which drawing then preserves.
  open override func layerWillDraw(_ layer: CALayer) {
    super.layerWillDraw(layer)
    guard layer === self.layer else { return }
    layer.needsDisplayOnBoundsChange = needsDrawing || drawsForSize
    if !needsDrawing { showImage() }
  }

  /// Draws an image with a tiled center. For other images, this method is not called. As on an iPhone, they are the
  /// contents of the layer, and subclasses should not depend on this method.
  open override func draw(_ rect: CGRect) {
    if needsDrawing { drawTiledImage() }
  }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: image?.spokenName, traits: .image)
  }
}
