/// A view that displays the progress of a task as a bar.
///
/// - Source: developer.apple.com/documentation/uikit/uiprogressview
@preconcurrency @MainActor
open class UIProgressView: UIView, SubviewBuilding {
  // MARK: - Storage

  private let track = UIImageView(frame: .zero)
  private let fill = UIImageView(frame: .zero)
  private var progressStorage: Float = 0

  // MARK: - Creating

  /// Creates a progress view with a frame. The height of the frame determines that of the bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBars()
  }

  /// Creates a progress view with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBars()
    coder.decodePart(UIProgressView.self, of: self)
  }

  private func setUpBars() {
    isUserInteractionEnabled = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    addSubview(track)
    addSubview(fill)
  }

  // MARK: - Progress

  /// The progress, limited to the range from 0 to 1.
  ///
  /// - Default: 0, or the completed fraction of ``observedProgress``.
  open var progress: Float {
    get { observedProgress.map { UIProgressView.clamp(Float($0.fractionCompleted)) } ?? progressStorage }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress.
  ///
  /// - Parameter animated: Whether the bar moves in a quarter of a second. The value itself changes at once.
  open func setProgress(_ progress: Float, animated: Bool) {
    changeLayout(animated: animated) {
      progressStorage = UIProgressView.clamp(progress)
      setNeedsLayout()
    }
  }

  /// A progress object whose completed fraction replaces ``progress``. It is evaluated before each frame.
  ///
  /// - Default: `nil`.
  open var observedProgress: Progress? {
    didSet {
      guard observedProgress !== oldValue else { return }
      if observedProgress == nil { ClockDrivenViews.remove(self) } else { ClockDrivenViews.add(self) }
      if let oldValue { progressStorage = UIProgressView.clamp(Float(oldValue.fractionCompleted)) }
      setNeedsLayout()
    }
  }

  private static func clamp(_ progress: Float) -> Float {
    progress.isNaN ? 0 : max(0, min(1, progress))
  }

  // MARK: - Appearance

  /// The style of the bar.
  ///
  /// - Default: `.default`.
  open var progressViewStyle: Style = .default {
    didSet {
      if progressViewStyle != oldValue { setNeedsLayout() }
    }
  }

  /// The color of the completed part. Setting it removes ``progressImage``.
  ///
  /// - Default: `nil`, for the tint color.
  open var progressTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.progressTintColor)
      if progressTintColor != nil { progressImage = nil }
      setNeedsLayout()
    }
  }

  /// The color of the remaining part. Setting it removes ``trackImage``.
  ///
  /// - Default: `nil`, for a gray, or clear in the style `.bar`.
  open var trackTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.trackTintColor)
      if trackTintColor != nil { trackImage = nil }
      setNeedsLayout()
    }
  }

  /// The image of the completed part, which is stretched according to its cap insets.
  ///
  /// - Default: `nil`.
  open var progressImage: UIImage? {
    didSet {
      appearanceMarks.insert(.progressImage)
      imagesDidChange()
    }
  }

  /// The image of the remaining part, which is stretched according to its cap insets.
  ///
  /// - Default: `nil`.
  open var trackImage: UIImage? {
    didSet {
      appearanceMarks.insert(.trackImage)
      imagesDidChange()
    }
  }

  private func imagesDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: - Sizing and layout

  private var barHeight: CGFloat {
    max(
      trackImage?.size.height ?? 0, progressImage?.size.height ?? 0,
      trackImage == nil ? measures.progressViews.height : 0)
  }

  /// The intrinsic size: no width, and a height of 4 points or that of the images.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }

  /// Returns the given width and a height of 4 points or that of the images.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRound = progressViewStyle == .default
    let trackColor = trackTintColor ?? (isRound ? .systemFill : nil)
    show(track, image: trackImage, color: trackColor, in: bounds, isRound: isRound)
    show(fill, image: progressImage, color: progressTintColor ?? tintColor, in: fillRect, isRound: isRound)
  }

  /// The rectangle of the completed part. As on an iPhone it has a length in whole points. If it is not empty, it has
  /// at least the length of the rounded ends.
  private var fillRect: CGRect {
    let length = (CGFloat(progress) * bounds.width).rounded(.toNearestOrAwayFromZero)
    let least =
      progressViewStyle == .default && progress > 0
      ? min(measures.progressViews.leastFill * bounds.height, bounds.width) : 0
    let width = max(length, least)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width, height: bounds.height)
  }

  private func show(_ view: UIImageView, image: UIImage?, color: UIColor?, in rect: CGRect, isRound: Bool) {
    view.image = image
    view.backgroundColor = image == nil ? color : nil
    view.frame = rect
    view.layer.cornerRadius = image == nil && isRound ? min(rect.width, rect.height) / 2 : 0
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: "Progress", value: SpokenNumber.percent(progress), traits: .updatesFrequently)
  }

  // MARK: - Appearance proxy

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.progressTintColor, \UIProgressView.progressTintColor),
      AppearanceProperty(.trackTintColor, \UIProgressView.trackTintColor),
      AppearanceProperty(.progressImage, \UIProgressView.progressImage),
      AppearanceProperty(.trackImage, \UIProgressView.trackImage),
    ]
  }
}

extension UIProgressView: ClockDriven {
  func frameWillBeMade() {
    let progress = self.progress
    guard progress != progressStorage else { return }
    progressStorage = progress
    setNeedsLayout()
  }
}

extension UIProgressView {
  /// The style of a progress view.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiprogressview/style
  public enum Style: Int, Sendable {
    /// A bar with rounded ends.
    case `default` = 0
    /// A bar with square ends and without a track, for the edge of a toolbar.
    case bar = 1
  }
}
