import CoreGraphics

/// A view that shows a part of content that may be larger than itself.
///
/// The origin of the bounds is the point of the content that lies at the view's top left: scrolling moves it, and the
/// subviews, whose coordinates are those of the content, with it. This file declares what subclasses override; how it
/// works stands in the files beside it.
///
/// Fingers scroll through ``panGestureRecognizer``, zoom through ``pinchGestureRecognizer``, and leave the content to move on
/// by itself: where it is follows from the host's clock alone.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrollview
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// ``adjustedContentInset`` when it was last told of.
  final var knownContentInset = UIEdgeInsets.zero
  /// What of ``knownContentInset`` comes from the safe area.
  final var knownAutomaticInset = UIEdgeInsets.zero
  final var zoomScaleStorage: CGFloat = 1
  final var fingers = ScrollFingers()
  final var pinchStorage: ScrollPinchGestureRecognizer?
  final var edgeEffects = ScrollEdgeEffects()
  final let panStorage = ScrollPanGestureRecognizer()
  /// Whether changes of insets leave the offset alone for the moment.
  final var keepsOffset = false
  /// The controller whose containers' bars follow the offset.
  final weak var barFollower: UIViewController?

  // MARK: - Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  /// Reads a scroll view from an archive that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
    decodeScrolling(from: coder)
    coder.decodePart(UIScrollView.self, of: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeScrolling(into: coder)
  }

  // MARK: - Delegate

  /// What is told of scrolling and zooming.
  ///
  /// - Default: `nil`.
  @_disfavoredOverload  // Subclasses have a `delegate` of another type.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: - Content

  /// The point of the content that lies at the view's top left, in points: the origin of the bounds.
  ///
  /// - Default: zero. It is kept on whole pixels. Any point is taken, also one outside the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { scroll(to: newValue) }
  }

  /// Sets ``contentOffset``.
  ///
  /// - Parameter animated: whether the content goes there within 0.3 seconds; the delegate then hears of the end. A view in
  ///   no window is there at once. Either way, content that moves by itself stops doing so.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      animate(to: contentOffset)
    } else {
      fingers.motion = nil
      self.contentOffset = contentOffset
    }
  }

  /// The size of the content, in points.
  ///
  /// - Default: zero. Constraints between the edges of this view and what is in it set it in the layout pass.
  open var contentSize: CGSize = .zero {
    didSet {
      if contentSize != oldValue { contentSizeDidChange() }
      propertiesMayHaveChanged()
    }
  }

  /// Room around the content, in points.
  ///
  /// - Default: zero.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      if contentInset != oldValue { contentInsetsMayHaveChanged() }
      propertiesMayHaveChanged()
    }
  }

  /// ``contentInset`` with what ``contentInsetAdjustmentBehavior`` adds to it.
  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(automaticContentInset) }

  /// ``adjustedContentInset`` has changed. The default does nothing.
  open func adjustedContentInsetDidChange() {}

  /// When the safe area is added to ``contentInset``.
  ///
  /// - Default: `.automatic`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { contentInsetsMayHaveChanged() } }
  }

  /// The content's rectangle for constraints: its size is ``contentSize``.
  open var contentLayoutGuide: UILayoutGuide { guide(of: .scrollContent) }

  /// The view's own rectangle for constraints of what is in it: views that are held to it don't scroll.
  open var frameLayoutGuide: UILayoutGuide { guide(of: .scrollFrame) }

  // MARK: - Scrolling

  /// Scrolls by as little as brings a rectangle of the content into sight. Does nothing where it is in sight, or empty.
  ///
  /// - Parameter animated: as in ``setContentOffset(_:animated:)``.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    if let offset = offset(thatShows: rect) { setContentOffset(offset, animated: animated) }
  }

  /// Whether fingers scroll.
  ///
  /// - Default: `true`.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { panGestureRecognizer.isEnabled = isScrollEnabled } }
  }

  /// Whether a finger that starts along one axis scrolls along that one only.
  ///
  /// - Default: `false`.
  open var isDirectionalLockEnabled = false

  /// Whether a finger stops at multiples of the view's size.
  ///
  /// - Default: `false`.
  open var isPagingEnabled = false

  /// Whether a tap on the status bar scrolls to the top.
  ///
  /// - Default: `true`.
  open var scrollsToTop = true

  /// How fast scrolling slows down when the finger is lifted.
  ///
  /// - Default: `.normal`.
  open var decelerationRate: DecelerationRate = .normal

  /// What scrolling does with the keyboard.
  ///
  /// - Default: `.none`.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  // MARK: - Fingers

  /// What scrolls. Its delegate has to stay the scroll view's own.
  open var panGestureRecognizer: UIPanGestureRecognizer { panStorage }

  /// What zooms; `nil` until ``maximumZoomScale`` is greater than ``minimumZoomScale``.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinchStorage }

  /// Whether a finger is on the view, though it may not scroll yet.
  open var isTracking: Bool { fingers.isTracking }

  /// Whether a finger scrolls.
  open var isDragging: Bool { fingers.drag != nil }

  /// Whether the content moves on after a finger was lifted.
  open var isDecelerating: Bool { fingers.motion?.cause == .deceleration }

  /// Whether fingers zoom.
  open var isZooming: Bool { fingers.zoom.map { $0.bounce == nil } ?? false }

  /// Whether the content springs back to a scale that is allowed.
  open var isZoomBouncing: Bool { fingers.zoom?.bounce != nil }

  /// Whether the content goes where code sent it, animated.
  open var isScrollAnimating: Bool { fingers.motion.map { $0.cause != .deceleration } ?? false }

  /// Stops content that moves or zooms by itself. Fingers on it go on.
  open func stopScrollingAndZooming() {
    stop()
    stopZoomBounce()
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    if !isDragging, fingers.motion == nil { hideIndicators() }
  }

  /// Changes the content offset, and shows the indicators as long as a flash of them takes.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/withscrollindicatorsshown(forcontentoffsetchanges:)
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
    flashScrollIndicators()
  }

  /// Where content lies that is smaller than the room for it: (0, 0) for the top left corner, (0.5, 0.5) for the middle.
  ///
  /// - Default: zero.
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/contentalignmentpoint
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { confineContentOffset() } }
  }

  /// The control that a finger pulls out above the content.
  ///
  /// - Default: `nil`.
  open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
  }

  // MARK: - Bouncing

  /// Whether a finger may pull the content beyond its edges.
  ///
  /// - Default: `true`.
  open var bounces = true

  /// Whether a finger may pull the content beyond its left and right edge. Only while ``bounces`` is on.
  ///
  /// - Default: `true`.
  open var bouncesHorizontally = true

  /// Whether a finger may pull the content beyond its top and bottom edge. Only while ``bounces`` is on.
  ///
  /// - Default: `true`.
  open var bouncesVertically = true

  /// Whether content that is not higher than the view bounces too; it counts as scrollable for the insets.
  ///
  /// - Default: `false`.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { contentInsetsMayHaveChanged() } }
  }

  /// Whether content that is not wider than the view bounces too; it counts as scrollable for the insets.
  ///
  /// - Default: `false`.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { contentInsetsMayHaveChanged() } }
  }

  // MARK: - Touches

  /// Whether touches wait until it is clear that they don't scroll.
  ///
  /// - Default: `true`.
  open var delaysContentTouches = true

  /// Whether touches that began in the content may still scroll.
  ///
  /// - Default: `true`.
  open var canCancelContentTouches = true

  /// Whether a view in the content gets touches. Asked when it is clear that they don't scroll.
  ///
  /// - Returns: `true` by default.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a drag may take touches from a view in the content that has got them.
  ///
  /// - Returns: by default, whether the view is no control. Not asked while ``canCancelContentTouches`` is off.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  override var delaysTouches: Bool { delaysContentTouches && isDraggable }

  override func passesThrough(_ touch: UITouch, with event: UIEvent, to subview: UIView) -> Bool {
    touchesShouldBegin([touch], with: event, in: subview)
  }

  // MARK: - Indicators

  /// Whether an indicator shows at the right while the content scrolls vertically.
  ///
  /// - Default: `true`.
  open var showsVerticalScrollIndicator = true

  /// Whether an indicator shows at the bottom while the content scrolls horizontally.
  ///
  /// - Default: `true`.
  open var showsHorizontalScrollIndicator = true

  /// The indicators' color.
  ///
  /// - Default: `.default`.
  open var indicatorStyle: IndicatorStyle = .default

  /// How far the vertical indicator stays away from the edges, in points.
  ///
  /// - Default: zero.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero

  /// How far the horizontal indicator stays away from the edges, in points.
  ///
  /// - Default: zero.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero

  /// The insets of both indicators. Reads as those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the indicators keep to the safe area as well.
  ///
  /// - Default: `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  // MARK: - Zooming

  /// How large the delegate's view for zooming is shown: 1 is its own size.
  ///
  /// - Default: 1. Values are kept between ``minimumZoomScale`` and ``maximumZoomScale``; without a view for zooming it
  ///   stays 1.
  open var zoomScale: CGFloat {
    get { zoomScaleStorage }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The smallest scale.
  ///
  /// - Default: 1.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// The largest scale: has to be more than ``minimumZoomScale`` for zooming to be possible.
  ///
  /// - Default: 1.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// Whether fingers may zoom beyond the limits and have it spring back.
  ///
  /// - Default: `true`.
  open var bouncesZoom = true

  /// Zooms about the middle of what is in sight.
  ///
  /// - Parameter animated: whether the delegate hears of a beginning and an end. The scale is there at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, around: nil, animated: animated)
  }

  /// Zooms so that a rectangle, in the coordinates of the view for zooming, fills the view as far as the scales allow.
  ///
  /// - Parameter animated: as in ``setZoomScale(_:animated:)``.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toRect: rect, animated: animated)
  }

  // MARK: - Layout

  /// Whether constraints that reach the content's edges set ``contentSize``: not in subclasses that reckon it.
  var takesContentSizeFromConstraints: Bool { true }

  /// Lays the content out. Called after scrolling too.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeZoomedView()
    adoptContentSizeOfConstraints()
    layOutRefreshControl()
    layOutIndicators()
  }

  // MARK: - Accessibility

  /// Scrolls by a page, where there is more in that direction.
  ///
  /// - Returns: whether anything moved.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollByPage(direction)
  }
}

extension UIScrollView: FocusScroller {
  func scrollForFocus(to place: CGRect) -> Bool {
    let old = contentOffset
    scrollRectToVisible(place, animated: false)
    layoutIfNeeded()
    return contentOffset != old
  }
}

extension UIView {
  /// The view as a scroll view, without the cost of a cast for the others.
  var asScrollView: UIScrollView? {
    flags.contains(.isScrollView) ? unsafeDowncast(self, to: UIScrollView.self) : nil
  }
}
