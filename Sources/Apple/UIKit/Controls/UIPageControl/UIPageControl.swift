/// A control that displays a row of dots, one for each page, with the dot of the current page highlighted.
///
/// - Source: developer.apple.com/documentation/uikit/uipagecontrol
@preconcurrency @MainActor
open class UIPageControl: UIControl, SubviewBuilding {
  // MARK: - Storage

  final let patch = ControlPart(color: .secondarySystemFill)
  final var dots: [UIImageView] = []
  /// The page of the first dot, which is not 0 if there are more pages than dots.
  final var firstPageWithDot = 0
  final var images: [Int: UIImage] = [:]
  final var currentImages: [Int: UIImage] = [:]
  final var pageStorage = 0
  final var dragStart: CGPoint?

  // MARK: - Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(patch)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(patch)
    coder.decodePart(UIPageControl.self, of: self)
  }

  // MARK: - Pages

  /// The number of pages. Negative values count as 0.
  ///
  /// - Default: 0.
  open var numberOfPages: Int = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      setPage(pageStorage)
      dotsDidChange()
    }
  }

  /// The current page, counted from 0. Values are limited to the existing pages. Setting it sends no events.
  ///
  /// - Default: 0.
  open var currentPage: Int {
    get { pageStorage }
    set { setPage(newValue) }
  }

  /// Whether the control is hidden if there are less than two pages.
  ///
  /// - Default: `false`.
  open var hidesForSinglePage: Bool = false {
    didSet {
      if hidesForSinglePage != oldValue { setNeedsLayout() }
    }
  }

  // MARK: - Appearance

  /// The color of the dots.
  ///
  /// - Default: `nil`, for a translucent white.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.pageIndicatorTintColor)
      if pageIndicatorTintColor != oldValue { setNeedsLayout() }
    }
  }

  /// The color of the current page's dot.
  ///
  /// - Default: `nil`, for white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.currentPageIndicatorTintColor)
      if currentPageIndicatorTintColor != oldValue { setNeedsLayout() }
    }
  }

  /// The background of the dots.
  ///
  /// - Default: `.automatic`.
  open var backgroundStyle: BackgroundStyle = .automatic {
    didSet {
      if backgroundStyle != oldValue { setNeedsLayout() }
    }
  }

  /// The direction of the dots.
  ///
  /// - Default: `.natural`.
  open var direction: Direction = .natural {
    didSet {
      if direction != oldValue { dotsDidChange() }
    }
  }

  /// The image of dots without their own image, filled with the color of the dots.
  ///
  /// - Default: `nil`.
  open var preferredIndicatorImage: UIImage? {
    didSet {
      if preferredIndicatorImage !== oldValue { dotsDidChange() }
    }
  }

  /// The image of the current page's dot, if it does not have its own.
  ///
  /// - Default: `nil`, for ``preferredIndicatorImage``.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet {
      if preferredCurrentPageIndicatorImage !== oldValue { dotsDidChange() }
    }
  }

  /// Sets the image of a page's dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    requirePage(page, "setIndicatorImage")
    images[page] = image
    dotsDidChange()
  }

  /// Returns the image that was set for a page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    requirePage(page, "indicatorImage")
    return images[page]
  }

  /// Sets the image of a page's dot while the page is the current one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    requirePage(page, "setCurrentPageIndicatorImage")
    currentImages[page] = image
    dotsDidChange()
  }

  /// Returns the image that was set for a page's dot while the page is the current one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    requirePage(page, "currentPageIndicatorImage")
    return currentImages[page]
  }

  // MARK: - Interaction

  /// Whether the user can drag through the pages.
  ///
  /// - Default: `true`.
  open var allowsContinuousInteraction: Bool = true

  /// The present interaction with the control.
  open internal(set) var interactionState: InteractionState = .none {
    didSet {
      if interactionState != oldValue { setNeedsLayout() }
    }
  }

  // MARK: - Sizing and layout

  /// Returns the minimum size for a number of pages, in points: 7 for each dot, 9 between dots, and 37 across.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { dotsSize(pageCount) }

  /// The size for the present number of pages.
  open override var intrinsicContentSize: CGSize { dotsSize(numberOfPages) }

  /// Returns the size for the present number of pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { dotsSize(numberOfPages) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutDots()
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }

  // MARK: - Events

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard numberOfPages > 0 else { return false }
    dragStart = touch.location(in: self)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    endInteraction(at: touch?.location(in: self))
  }

  open override func cancelTracking(with event: UIEvent?) { endInteraction(at: nil) }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: "page \(numberOfPages == 0 ? 0 : currentPage + 1) of \(numberOfPages)",
      traits: stateTraits.union([.updatesFrequently, .adjustable]))
  }

  /// Changes to the next page and sends `.valueChanged`.
  open override func accessibilityIncrement() { adjust(up: true) }

  /// Changes to the previous page and sends `.valueChanged`.
  open override func accessibilityDecrement() { adjust(up: false) }

  // MARK: - Appearance proxy

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(.currentPageIndicatorTintColor, \UIPageControl.currentPageIndicatorTintColor),
    ]
  }
}

extension UIPageControl {
  /// Changes the page by one, as an accessibility swipe up or down does.
  func adjust(up: Bool) {
    guard isEnabled else { return }
    let old = currentPage
    currentPage += up ? 1 : -1
    if currentPage != old { sendActions(for: .valueChanged) }
  }
}
