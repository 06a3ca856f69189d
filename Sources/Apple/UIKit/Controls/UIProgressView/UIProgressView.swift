/// A bar that shows how far some work has come.
///
/// - Source: developer.apple.com/documentation/uikit/uiprogressview
@preconcurrency @MainActor
open class UIProgressView: UIView, SubviewBuilding {
  // MARK: - Storage

  private let track = UIImageView(frame: .zero)
  private let fill = UIImageView(frame: .zero)
  private var progressStorage: Float = 0

  // MARK: - Creating

  /// Makes a progress view that fills a frame: a higher frame makes a thicker bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBars()
  }

  /// Makes a progress view of a style.
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

  /// How far the work has come, from 0 to 1; other values are moved there.
  ///
  /// - Default: 0. With an ``observedProgress``, that one's fraction.
  open var progress: Float {
    get { observedProgress.map { UIProgressView.clamp(Float($0.fractionCompleted)) } ?? progressStorage }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how far the work has come.
  ///
  /// - Parameter animated: whether the bar moves there, in a quarter of a second; it does on the screen only.
  open func setProgress(_ progress: Float, animated: Bool) {
    changeLayout(animated: animated) {
      progressStorage = UIProgressView.clamp(progress)
      setNeedsLayout()
    }
  }

  /// Work whose progress is shown in place of ``progress``. It is asked before each frame.
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

  // MARK: - Looks

  /// The looks of the bar.
  ///
  /// - Default: `.default`.
  open var progressViewStyle: Style = .default {
    didSet {
      if progressViewStyle != oldValue { setNeedsLayout() }
    }
  }

  /// The color of what is done. Setting it drops ``progressImage``.
  ///
  /// - Default: `nil`, which is the tint color.
  open var progressTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.progressTintColor)
      if progressTintColor != nil { progressImage = nil }
      setNeedsLayout()
    }
  }

  /// The color of what is left. Setting it drops ``trackImage``.
  ///
  /// - Default: `nil`, which is a gray, or clear in the bar style.
  open var trackTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.trackTintColor)
      if trackTintColor != nil { trackImage = nil }
      setNeedsLayout()
    }
  }

  /// The image of what is done, stretched as its cap insets say.
  ///
  /// - Default: `nil`.
  open var progressImage: UIImage? {
    didSet {
      appearanceMarks.insert(.progressImage)
      imagesDidChange()
    }
  }

  /// The image of what is left, stretched as its cap insets say.
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

  /// No opinion about the width; 4 points high, or as high as the images.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }

  /// The given width, 4 points high, or as high as the images.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRound = progressViewStyle == .default
    let trackColor = trackTintColor ?? (isRound ? .systemFill : nil)
    show(track, image: trackImage, color: trackColor, in: bounds, isRound: isRound)
    show(fill, image: progressImage, color: progressTintColor ?? tintColor, in: fillRect, isRound: isRound)
  }

  /// Whole points, as on an iPhone; what has begun is at least as long as the round ends need.
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

  // MARK: - Appearance

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
  /// The looks of a progress view.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiprogressview/style
  public enum Style: Int, Sendable {
    /// A bar with round ends.
    case `default` = 0
    /// A bar with square ends and no track, for the edge of a toolbar.
    case bar = 1
  }
}
