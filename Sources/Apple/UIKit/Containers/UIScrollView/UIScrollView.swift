import CoreGraphics

/// A view that displays a part of content that may be larger than the view.
///
/// The origin of the bounds is the point of the content at the view's top left corner. Scrolling changes it, and thus
/// moves the subviews, whose coordinates are those of the content. This file declares the interface that subclasses
/// override. The implementation is in the files beside it.
///
/// Touches scroll with ``panGestureRecognizer`` and zoom with ``pinchGestureRecognizer``. The content can continue to
/// move when a touch ends. Its position depends only on the host's clock.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrollview
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The value of ``adjustedContentInset`` that was last reported.
  final var knownContentInset = UIEdgeInsets.zero
  /// The part of ``knownContentInset`` that comes from the safe area.
  final var knownAutomaticInset = UIEdgeInsets.zero
  final var zoomScaleStorage: CGFloat = 1
  final var fingers = ScrollFingers()
  final var pinchStorage: ScrollPinchGestureRecognizer?
  final var edgeEffects = ScrollEdgeEffects()
  final let panStorage = ScrollPanGestureRecognizer()
  /// Whether changes of insets temporarily preserve the offset.
  final var keepsOffset = false
  /// The controller whose containers' bars follow the offset.
  final weak var barFollower: UIViewController?

  // MARK: - Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  /// Creates a scroll view from an archive that `encode(with:)` created.
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

  /// The object that is told about scrolling and zooming. The reference is weak.
  ///
  /// - Default: `nil`.
  @_disfavoredOverload  // Subclasses have a `delegate` of another type.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: - Content

  /// The point of the content at the view's top left corner, in points. It is the origin of the bounds.
  ///
  /// - Default: zero. The value is rounded to whole pixels. It may be outside the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { scroll(to: newValue) }
  }

  /// Sets ``contentOffset``.
  ///
  /// - Parameter animated: Whether the change is animated for 0.3 seconds, after which the delegate is told about the
  ///   end. Without a window, the change is not animated. In both cases, present motion of the content stops.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      animate(to: contentOffset)
    } else {
      fingers.motion = nil
      self.contentOffset = contentOffset
    }
  }

  /// The size of the content, in points. Constraints between the edges of the view and its content set it in the layout
  /// pass.
  ///
  /// - Default: zero.
  open var contentSize: CGSize = .zero {
    didSet {
      if contentSize != oldValue { contentSizeDidChange() }
      propertiesMayHaveChanged()
    }
  }

  /// The insets around the content, in points.
  ///
  /// - Default: zero.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      if contentInset != oldValue { contentInsetsMayHaveChanged() }
      propertiesMayHaveChanged()
    }
  }

  /// The value of ``contentInset`` including the insets that ``contentInsetAdjustmentBehavior`` adds.
  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(automaticContentInset) }

  /// Tells the view that ``adjustedContentInset`` changed. The default implementation does nothing.
  open func adjustedContentInsetDidChange() {}

  /// The conditions under which the safe area is added to ``contentInset``.
  ///
  /// - Default: `.automatic`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { contentInsetsMayHaveChanged() } }
  }

  /// The layout guide of the content. Its size is ``contentSize``.
  open var contentLayoutGuide: UILayoutGuide { guide(of: .scrollContent) }

  /// The layout guide of the view's own frame. Subviews that are constrained to it don't scroll.
  open var frameLayoutGuide: UILayoutGuide { guide(of: .scrollFrame) }

  // MARK: - Scrolling

  /// Scrolls as little as necessary to make a rectangle of the content visible. It does nothing if the rectangle is
  /// visible or empty.
  ///
  /// - Parameter animated: Whether the change is animated, as in ``setContentOffset(_:animated:)``.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    if let offset = offset(thatShows: rect) { setContentOffset(offset, animated: animated) }
  }

  /// Whether the user can scroll.
  ///
  /// - Default: `true`.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { panGestureRecognizer.isEnabled = isScrollEnabled } }
  }

  /// Whether a drag that begins along one axis scrolls along that axis only.
  ///
  /// - Default: `false`.
  open var isDirectionalLockEnabled = false

  /// Whether scrolling stops at multiples of the view's size.
  ///
  /// - Default: `false`.
  open var isPagingEnabled = false

  /// Whether a tap on the status bar scrolls to the top.
  ///
  /// - Default: `true`.
  open var scrollsToTop = true

  /// The rate at which scrolling decelerates when the touch ends.
  ///
  /// - Default: `.normal`.
  open var decelerationRate: DecelerationRate = .normal

  /// The effect of scrolling on the keyboard.
  ///
  /// - Default: `.none`.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  // MARK: - Interaction

  /// The gesture recognizer that scrolls. Its delegate must remain the scroll view.
  open var panGestureRecognizer: UIPanGestureRecognizer { panStorage }

  /// The gesture recognizer that zooms, or `nil` until ``maximumZoomScale`` is greater than ``minimumZoomScale``.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinchStorage }

  /// Whether the user touches the view, even if it does not scroll yet.
  open var isTracking: Bool { fingers.isTracking }

  /// Whether the user drags the content.
  open var isDragging: Bool { fingers.drag != nil }

  /// Whether the content decelerates after a drag.
  open var isDecelerating: Bool { fingers.motion?.cause == .deceleration }

  /// Whether the user zooms the content.
  open var isZooming: Bool { fingers.zoom.map { $0.bounce == nil } ?? false }

  /// Whether the content bounces back to a valid scale.
  open var isZoomBouncing: Bool { fingers.zoom?.bounce != nil }

  /// Whether an animation that code started scrolls the content.
  open var isScrollAnimating: Bool { fingers.motion.map { $0.cause != .deceleration } ?? false }

  /// Stops motions and zoom animations of the content. It does not end the user's gestures.
  open func stopScrollingAndZooming() {
    stop()
    stopZoomBounce()
  }

  /// Shows the scroll indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    if !isDragging, fingers.motion == nil { hideIndicators() }
  }

  /// Changes the content offset in a closure, and shows the scroll indicators as long as ``flashScrollIndicators()``
  /// does.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/withscrollindicatorsshown(forcontentoffsetchanges:)
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
    flashScrollIndicators()
  }

  /// The alignment of content that is smaller than the available space: (0, 0) for the top left corner, (0.5, 0.5) for
  /// the center.
  ///
  /// - Default: zero.
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/contentalignmentpoint
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { confineContentOffset() } }
  }

  /// The refresh control above the content, which the user pulls down.
  ///
  /// - Default: `nil`.
  open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
  }

  // MARK: - Bouncing

  /// Whether the user can drag the content beyond its edges.
  ///
  /// - Default: `true`.
  open var bounces = true

  /// Whether the user can drag the content beyond its left and right edges. It has an effect only if ``bounces`` is
  /// `true`.
  ///
  /// - Default: `true`.
  open var bouncesHorizontally = true

  /// Whether the user can drag the content beyond its top and bottom edges. It has an effect only if ``bounces`` is
  /// `true`.
  ///
  /// - Default: `true`.
  open var bouncesVertically = true

  /// Whether content bounces vertically even if it is not higher than the view. Such content counts as scrollable when
  /// insets are adjusted.
  ///
  /// - Default: `false`.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { contentInsetsMayHaveChanged() } }
  }

  /// Whether content bounces horizontally even if it is not wider than the view. Such content counts as scrollable when
  /// insets are adjusted.
  ///
  /// - Default: `false`.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { contentInsetsMayHaveChanged() } }
  }

  // MARK: - Touches

  /// Whether touches are delivered to the content only after it is clear that they don't scroll.
  ///
  /// - Default: `true`.
  open var delaysContentTouches = true

  /// Whether touches that began in the content can still scroll.
  ///
  /// - Default: `true`.
  open var canCancelContentTouches = true

  /// Returns whether a view in the content receives touches. This method is called when it is clear that they don't
  /// scroll.
  ///
  /// - Returns: `true` by default.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Returns whether a drag can cancel touches of a view in the content. This method is not called if
  /// ``canCancelContentTouches`` is `false`.
  ///
  /// - Returns: By default, `true` unless the view is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  override var delaysTouches: Bool { delaysContentTouches && isDraggable }

  override func passesThrough(_ touch: UITouch, with event: UIEvent, to subview: UIView) -> Bool {
    touchesShouldBegin([touch], with: event, in: subview)
  }

  // MARK: - Indicators

  /// Whether a vertical scroll indicator is displayed while the content scrolls.
  ///
  /// - Default: `true`.
  open var showsVerticalScrollIndicator = true

  /// Whether a horizontal scroll indicator is displayed while the content scrolls.
  ///
  /// - Default: `true`.
  open var showsHorizontalScrollIndicator = true

  /// The color of the scroll indicators.
  ///
  /// - Default: `.default`.
  open var indicatorStyle: IndicatorStyle = .default

  /// The insets of the vertical scroll indicator, in points.
  ///
  /// - Default: zero.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero

  /// The insets of the horizontal scroll indicator, in points.
  ///
  /// - Default: zero.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero

  /// The insets of both scroll indicators. The getter returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the safe area is added to the insets of the scroll indicators.
  ///
  /// - Default: `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  // MARK: - Zooming

  /// The scale of the zoomed view. 1 is its own size.
  ///
  /// - Default: 1. Values are limited to the range from ``minimumZoomScale`` to ``maximumZoomScale``. Without a view
  ///   for zooming, the scale stays 1.
  open var zoomScale: CGFloat {
    get { zoomScaleStorage }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The minimum scale.
  ///
  /// - Default: 1.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// The maximum scale. Zooming requires that it is greater than ``minimumZoomScale``.
  ///
  /// - Default: 1.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// Whether the user can zoom beyond the limits, with a bounce at the end.
  ///
  /// - Default: `true`.
  open var bouncesZoom = true

  /// Zooms around the center of the visible area.
  ///
  /// - Parameter animated: Whether the delegate is told about a beginning and an end. The scale changes at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, around: nil, animated: animated)
  }

  /// Zooms so that a rectangle in the coordinates of the zoomed view fills the scroll view, as far as the limits allow.
  ///
  /// - Parameter animated: Whether the delegate is told about a beginning and an end, as in
  ///   ``setZoomScale(_:animated:)``.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toRect: rect, animated: animated)
  }

  // MARK: - Layout

  /// Whether constraints to the edges of the content set ``contentSize``. Subclasses that compute the size return
  /// `false`.
  var takesContentSizeFromConstraints: Bool { true }

  /// Lays out the content. This method is also called after scrolling.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeZoomedView()
    adoptContentSizeOfConstraints()
    layOutRefreshControl()
    layOutIndicators()
  }

  // MARK: - Accessibility

  /// Scrolls by one page, if there is more content in the direction.
  ///
  /// - Returns: Whether the content moved.
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
  /// The view as a scroll view, without the cost of a cast for other views.
  var asScrollView: UIScrollView? {
    flags.contains(.isScrollView) ? unsafeDowncast(self, to: UIScrollView.self) : nil
  }
}
