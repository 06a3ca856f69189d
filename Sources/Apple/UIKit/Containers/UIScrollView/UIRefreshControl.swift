/// A control above the content of a scroll view that displays an activity indicator while new content is loaded.
///
/// The control is 60 points high, and as wide as its superview. It is clear until it refreshes.
///
/// - Source: developer.apple.com/documentation/uikit/uirefreshcontrol
@preconcurrency @MainActor
open class UIRefreshControl: UIControl, SubviewBuilding {
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel(frame: .zero)

  // MARK: - Creating

  /// Creates a control with the standard height. Its width is set when it is added to a scroll view.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: UITraitCollection.current.measures.refreshControls.height))
    setUpWheel()
  }

  /// Creates a control with the standard height.
  public override init(frame: CGRect) {
    let height = UITraitCollection.current.measures.refreshControls.height
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height))
    setUpWheel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpWheel()
    coder.decodePart(UIRefreshControl.self, of: self)
  }

  private func setUpWheel() {
    autoresizingMask = .flexibleWidth
    wheel.hidesWhenStopped = false
    wheel.alpha = 0
    label.alpha = 0
    label.textAlignment = .center
    addSubview(wheel)
    addSubview(label)
  }

  // MARK: - Refreshing

  /// Whether the control is refreshing.
  open private(set) var isRefreshing: Bool = false

  /// Starts the activity indicator, for content that the app loads without a pull. The control sends no events.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.startAnimating()
    showPull(1)
  }

  /// Stops and hides the activity indicator.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    showPull(0)
    (superview as? UIScrollView)?.refreshingDidEnd()
  }

  nonisolated override class func standardBody(of selector: Selector, for type: AnyClass) -> SelectorTable.Body? {
    type == UIRefreshControl.self ? UIRefreshControl.selectors[selector] : super.standardBody(of: selector, for: type)
  }

  /// Displays the progress of a pull, from 0 to 1. At 1 the control begins to refresh and sends `.valueChanged`.
  final func pull(to share: CGFloat) {
    guard !isRefreshing, isEnabled else { return }
    showPull(max(0, min(1, share)))
    guard share >= 1 else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func showPull(_ share: CGFloat) {
    wheel.alpha = share
    label.alpha = share
  }

  // MARK: - Appearance

  /// The text below the activity indicator.
  ///
  /// - Default: `nil`.
  open var attributedTitle: NSAttributedString? {
    didSet {
      appearanceMarks.insert(.attributedTitle)
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// The color of the activity indicator.
  ///
  /// - Default: A gray. Unlike other views, the control does not inherit its superview's color.
  open override var tintColor: UIColor! {
    get { tintColorStorage ?? .systemGray }
    set { super.tintColor = newValue }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = tintColor
  }

  // MARK: - Sizing and layout

  /// The intrinsic size: no width, and a height of 60 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: measures.refreshControls.height)
  }

  /// Returns the given width and a height of 60 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: measures.refreshControls.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let wheelSize = wheel.intrinsicContentSize
    let textSize = label.sizeThatFits(CGSize(width: bounds.width, height: 0))
    let gap = attributedTitle == nil ? 0 : measures.refreshControls.gap
    let textHeight = attributedTitle == nil ? 0 : textSize.height
    let top = bounds.midY - (wheelSize.height + gap + textHeight) / 2
    wheel.frame = pixelGrid.round(
      CGRect(
        x: bounds.midX - wheelSize.width / 2, y: top, width: wheelSize.width, height: wheelSize.height))
    label.frame = pixelGrid.round(
      CGRect(x: 0, y: top + wheelSize.height + gap, width: bounds.width, height: textHeight))
  }

  // MARK: - Appearance proxy

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.attributedTitle, \UIRefreshControl.attributedTitle)
    ]
  }
}

extension UIRefreshControl {
  fileprivate nonisolated static let selectors: StandardSelectors.Table = [
    "beginRefreshing": StandardSelectors.on { (control: UIRefreshControl, _) in control.beginRefreshing() },
    "endRefreshing": StandardSelectors.on { (control: UIRefreshControl, _) in control.endRefreshing() },
  ]
}
