/// A row of dots, one for each page, of which the current page's stands out.
///
/// - Source: developer.apple.com/documentation/uikit/uipagecontrol
@preconcurrency @MainActor
open class UIPageControl: UIControl, SubviewBuilding {
  // MARK: - Storage

  final let patch = ControlPart(color: .secondarySystemFill)
  final var dots: [UIImageView] = []
  /// The page of the first dot: not 0 where there are more pages than can have dots.
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

  /// How many pages there are; a negative number is none.
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

  /// The current page, counted from 0. Other numbers are moved to the nearest page. Setting it sends no events.
  ///
  /// - Default: 0.
  open var currentPage: Int {
    get { pageStorage }
    set { setPage(newValue) }
  }

  /// Whether nothing is shown for less than two pages.
  ///
  /// - Default: `false`.
  open var hidesForSinglePage: Bool = false {
    didSet {
      if hidesForSinglePage != oldValue { setNeedsLayout() }
    }
  }

  // MARK: - Looks

  /// The color of the dots.
  ///
  /// - Default: `nil`, which is a translucent white.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.pageIndicatorTintColor)
      if pageIndicatorTintColor != oldValue { setNeedsLayout() }
    }
  }

  /// The color of the current page's dot.
  ///
  /// - Default: `nil`, which is white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.currentPageIndicatorTintColor)
      if currentPageIndicatorTintColor != oldValue { setNeedsLayout() }
    }
  }

  /// Whether the dots lie on a patch.
  ///
  /// - Default: `.automatic`.
  open var backgroundStyle: BackgroundStyle = .automatic {
    didSet {
      if backgroundStyle != oldValue { setNeedsLayout() }
    }
  }

  /// Which way the dots run.
  ///
  /// - Default: `.natural`.
  open var direction: Direction = .natural {
    didSet {
      if direction != oldValue { dotsDidChange() }
    }
  }

  /// The image in place of dots without one of their own, filled with the dots' colors.
  ///
  /// - Default: `nil`.
  open var preferredIndicatorImage: UIImage? {
    didSet {
      if preferredIndicatorImage !== oldValue { dotsDidChange() }
    }
  }

  /// The image in place of the current page's dot where that has none of its own.
  ///
  /// - Default: `nil`, which is the dots' image.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet {
      if preferredCurrentPageIndicatorImage !== oldValue { dotsDidChange() }
    }
  }

  /// Sets the image in place of a page's dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    requirePage(page, "setIndicatorImage")
    images[page] = image
    dotsDidChange()
  }

  /// The image that was set in place of a page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    requirePage(page, "indicatorImage")
    return images[page]
  }

  /// Sets the image in place of a page's dot while that page is the current one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    requirePage(page, "setCurrentPageIndicatorImage")
    currentImages[page] = image
    dotsDidChange()
  }

  /// The image that was set in place of a page's dot while that page is the current one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    requirePage(page, "currentPageIndicatorImage")
    return currentImages[page]
  }

  // MARK: - Interaction

  /// Whether a finger that moves drags through the pages.
  ///
  /// - Default: `true`.
  open var allowsContinuousInteraction: Bool = true

  /// What a finger does with the control now.
  open internal(set) var interactionState: InteractionState = .none {
    didSet {
      if interactionState != oldValue { setNeedsLayout() }
    }
  }

  // MARK: - Sizing and layout

  /// The least size for a number of pages, in points: 7 for each dot with 9 between them, and 37 across.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { dotsSize(pageCount) }

  /// The size for the present number of pages.
  open override var intrinsicContentSize: CGSize { dotsSize(numberOfPages) }

  /// The size for the present number of pages.
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

  /// The next page; sends `.valueChanged`.
  open override func accessibilityIncrement() { adjust(up: true) }

  /// The page before; sends `.valueChanged`.
  open override func accessibilityDecrement() { adjust(up: false) }

  // MARK: - Appearance

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(.currentPageIndicatorTintColor, \UIPageControl.currentPageIndicatorTintColor),
    ]
  }
}

extension UIPageControl {
  /// A swipe up or down turns one page.
  func adjust(up: Bool) {
    guard isEnabled else { return }
    let old = currentPage
    currentPage += up ? 1 : -1
    if currentPage != old { sendActions(for: .valueChanged) }
  }
}
