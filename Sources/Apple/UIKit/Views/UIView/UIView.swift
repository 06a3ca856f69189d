/// A rectangular area of the screen that displays content, lays out its subviews and receives touches.
///
/// A view stores its geometry and appearance in its ``layer``. This file declares the overridable members; the files
/// beside it contain the implementation.
///
/// - Source: developer.apple.com/documentation/uikit/uiview
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UICoordinateSpace, UITraitEnvironment,
  @preconcurrency CALayerDelegate, @preconcurrency LayerOwner
{
  // MARK: - Storage

  /// Set once. The last use is in the nonisolated `deinit`, when nothing else refers to the view.
  nonisolated(unsafe) final let layerStorage: CALayer

  /// The superview clears this in its `deinit`, so no weak reference is needed. Both are read in the nonisolated
  /// `deinit`, when nothing else refers to the view.
  nonisolated(unsafe) final unowned(unsafe) var superviewStorage: UIView?
  /// The window, stored in each view so that reading it doesn't climb the hierarchy. A window clears it when it is
  /// deallocated.
  nonisolated(unsafe) final unowned(unsafe) var windowStorage: UIWindow?
  nonisolated(unsafe) final var subviewStorage: [UIView] = []
  final weak var viewControllerStorage: UIViewController?
  final var layoutStateStorage: ViewLayoutState?
  final var rareStorage: ViewRareState?
  final var flags: ViewFlags = .initial
  final var appearanceMarks: AppearanceMarks = []
  final var backgroundColorStorage: UIColor?
  final var tintColorStorage: UIColor?
  final var safeAreaInsetsStorage: UIEdgeInsets = .zero
  final var traitsStorage: UITraitCollection?
  final var contentModeStorage: ContentMode = .scaleToFill
  final var semanticContentAttributeStorage: UISemanticContentAttribute = .unspecified
  final var tintAdjustmentModeStorage: TintAdjustmentMode = .automatic

  // MARK: - Creating

  /// Creates a view with a frame in the coordinates of its future superview, in points.
  // It must be the first initializer of the class: `CollectionInstantiation` relies on that.
  public init(frame: CGRect) {
    layerStorage = Self.makeLayer()
    super.init()
    setUp()
    if frame != .zero { self.frame = frame }
  }

  /// Creates a view with an empty frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view from an archive that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    layerStorage = Self.makeLayer()
    super.init()
    setUp()
    decode(from: coder)
  }

  /// Writes geometry, appearance and subviews to a keyed archive.
  open func encode(with coder: NSCoder) {
    encodeState(into: coder)
  }

  deinit {
    layerStorage.detachOwner()
    for subview in subviewStorage where subview.superviewStorage === self {
      subview.superviewStorage = nil
      subview.forgetWindow()
    }
  }

  /// The class of the layers of new instances.
  ///
  /// - Default: `CALayer`. The class must have `init()`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The Core Animation layer of the view, an instance of ``layerClass``.
  open var layer: CALayer { layerStorage }

  // MARK: - Geometry

  /// The view's rectangle in the coordinates of its superview, in points.
  ///
  /// If ``transform`` is not the identity, this is the smallest rectangle around the transformed view and shouldn't
  /// be set.
  open var frame: CGRect {
    get { layer.frame }
    set {
      if flags.contains(.hasPropertyObservers) {
        setObservedFrame(newValue)
      } else {
        layer.frame = newValue
      }
    }
  }

  /// The view's rectangle in its own coordinates, in points.
  ///
  /// - Default: origin (0, 0). Scrolling changes the origin. A change of the size keeps ``center``.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// The position of the anchor point, by default the center, in the coordinates of the superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The point of the view that ``center`` gives the position of and transforms apply around, from (0, 0) to (1, 1) in
  /// the bounds.
  ///
  /// - Default: (0.5, 0.5). Changing it moves the view, since ``center`` doesn't change.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// A transform around the anchor point that changes the view's appearance and touch area, but not its layout.
  ///
  /// - Default: the identity.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The three-dimensional transform; see ``transform``.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: - Hierarchy

  /// The view that contains this one.
  open var superview: UIView? { superviewStorage }

  /// The views contained in this one, from back to front.
  open var subviews: [UIView] { subviewStorage }

  /// The window that contains the view; `nil` if there is none.
  open var window: UIWindow? {
    windowStorage ?? (superviewStorage == nil ? self as? UIWindow : nil)
  }

  /// Adds a view in front of the other subviews and removes it from its previous superview.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviewStorage.count)
  }

  /// Inserts a view at an index of ``subviews``. An index past the end inserts it at the end.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a view directly behind a subview; at the end if the sibling is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, relativeTo: siblingSubview, offset: 0)
  }

  /// Inserts a view directly in front of a subview; at the end if the sibling is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, relativeTo: siblingSubview, offset: 1)
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superviewStorage === self { insert(view, at: subviewStorage.count) }
  }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superviewStorage === self { insert(view, at: 0) }
  }

  /// Exchanges two subviews by their indexes.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Removes the view from its superview and window. Constraints that reach outside of its subtree are removed.
  open func removeFromSuperview() {
    removeFromHierarchy()
  }

  /// Tells the view that a subview was added. The default does nothing.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells the view that a subview is about to be removed. The default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Tells the view that its superview is about to change. The default does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells the view that its superview changed. The default does nothing.
  open func didMoveToSuperview() {}

  /// Tells the view that its window is about to change. The default does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells the view that its window changed. The default does nothing.
  open func didMoveToWindow() {}

  /// Returns the first view with a tag in the subtree, including this view, in depth-first order.
  open func viewWithTag(_ tag: Int) -> UIView? {
    firstView(withTag: tag)
  }

  // MARK: - Properties

  /// Updates the content and appearance of the view, but no frames. It runs before the layout pass, superviews before
  /// subviews, and independently of layout. The default does nothing.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/updateproperties()
  open func updateProperties() {}

  /// Requests ``updateProperties()`` before the next layout pass.
  open func setNeedsUpdateProperties() {
    PropertiesPass.mark(self)
    propertiesMayHaveChanged()
  }

  /// Runs pending ``updateProperties()`` of the view and its descendants now.
  open func updatePropertiesIfNeeded() {
    PropertiesPass.run(below: self)
  }

  // MARK: - Layout

  /// Sets the frames of the subviews that constraints lay out. Override it to set frames in code, and call `super`
  /// first to apply the constraints.
  open func layoutSubviews() {
    ConstraintLayout.applyFrames(toSubviewsOf: self)
  }

  /// Requests ``layoutSubviews()`` in the next layout pass.
  open func setNeedsLayout() {
    if flags.contains(.isInDidLayoutSubviews) { flags.insert(.asksForLayoutAgain) }
    layer.setNeedsLayout()
    propertiesMayHaveChanged()
  }

  /// Updates the layout of the subtree now, beginning with pending updates of constraints.
  open func layoutIfNeeded() {
    FrameLoop.layoutIfNeeded(self)
  }

  /// Returns the size that best fits a given one. ``sizeToFit()`` uses it.
  ///
  /// - Default: the current size of ``bounds``.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Resizes the view to fit its contents, keeping its origin.
  open func sizeToFit() {
    resizeToFit()
  }

  // MARK: - Constraints

  /// Whether the class requires Auto Layout. If so, a constraint pass runs even before there are constraints.
  ///
  /// - Default: `false`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame and the autoresizing mask are translated into constraints.
  ///
  /// - Default: `true`. Set it to `false` before adding constraints that position the view.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesAutoresizingMask) }
    set {
      guard newValue != flags.contains(.translatesAutoresizingMask) else { return }
      flags.set(.translatesAutoresizingMask, newValue)
      ConstraintLayout.translatesDidChange(self)
    }
  }

  /// Updates the view's constraints; call `super` last. The default does nothing.
  open func updateConstraints() {}

  /// Requests ``updateConstraints()`` in the next pass.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
  }

  /// Returns whether ``updateConstraints()`` is pending.
  open func needsUpdateConstraints() -> Bool {
    flags.contains(.needsUpdateConstraints)
  }

  /// Runs pending updates of the constraints of the subtree now.
  open func updateConstraintsIfNeeded() {
    ConstraintsPass.run(below: self)
  }

  /// The natural size of the view's contents, in points; ``noIntrinsicMetric`` along an axis without one.
  ///
  /// - Default: no natural size along both axes. Call ``invalidateIntrinsicContentSize()`` when it changes.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Invalidates ``intrinsicContentSize``, which is read again in the next layout pass.
  open func invalidateIntrinsicContentSize() {
    ConstraintLayout.intrinsicContentSizeDidChange(self)
  }

  /// Returns the priority with which the view resists becoming larger than its content along an axis.
  ///
  /// Required constraints win over content of any priority, even ``UILayoutPriority/required``, and no conflict is
  /// reported.
  ///
  /// - Default: 250 for most views.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    effectiveContentHugging(axis)
  }

  /// Sets the priority with which the view resists becoming larger than its content along an axis.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setContentHugging(priority, axis)
  }

  /// Returns the priority with which the view resists becoming smaller than its content along an axis.
  ///
  /// Required constraints win over content of any priority, even ``UILayoutPriority/required``, and no conflict is
  /// reported.
  ///
  /// - Default: 750 for most views.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    effectiveContentCompressionResistance(axis)
  }

  /// Sets the priority with which the view resists becoming smaller than its content along an axis.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentCompressionResistance(priority, axis)
  }

  /// The insets from the frame to the alignment rectangle, which constraints use.
  ///
  /// - Default: zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame of an alignment rectangle, the reverse of ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view that provides the first baseline of this view.
  ///
  /// - Default: ``forLastBaselineLayout``.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view that provides the last baseline of this view.
  ///
  /// - Default: the view itself, whose baseline is its bottom edge.
  open var forLastBaselineLayout: UIView { self }

  /// Returns the smallest or largest size that the constraints of the subtree allow, with fitting priority 50 along
  /// both axes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size nearest to a target that the constraints of the subtree allow.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ConstraintsPass.run(below: self)
    return ConstraintLayout.fittingSize(
      of: self, target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: - Margins and safe area

  /// The margins between the view's edges and its content, in points. They include the safe area if
  /// ``insetsLayoutMarginsFromSafeArea`` is `true`.
  ///
  /// - Default: 8 on every side. The root view of a controller has the system's margins.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(.absolute(newValue)) }
  }

  /// ``layoutMargins`` with leading and trailing sides.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveLayoutMargins.directional(rightToLeft: isRightToLeft) }
    set { setLayoutMargins(.directional(newValue)) }
  }

  /// Whether the margins are at least as wide as the part of the superview's margins that reaches into this view.
  ///
  /// - Default: `false`.
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesSuperviewLayoutMargins) }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      flags.set(.preservesSuperviewLayoutMargins, newValue)
      layoutMarginsMayHaveChanged()
    }
  }

  /// Whether the safe area's insets are added to the margins.
  ///
  /// - Default: `true`.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { flags.contains(.insetsLayoutMarginsFromSafeArea) }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      flags.set(.insetsLayoutMarginsFromSafeArea, newValue)
      layoutMarginsMayHaveChanged()
    }
  }

  /// Tells the view that its margins changed. The default does nothing.
  open func layoutMarginsDidChange() {}

  /// The distances from each edge that bars, the notch and rounded corners reach into the view, in points.
  open var safeAreaInsets: UIEdgeInsets { safeAreaInsetsStorage }

  /// Tells the view that its ``safeAreaInsets`` changed. The default does nothing.
  open func safeAreaInsetsDidChange() {}

  // MARK: - Appearance

  /// The color behind the view's contents.
  ///
  /// - Default: `nil`, which is clear. A dynamic color resolves with the view's traits.
  open var backgroundColor: UIColor? {
    get { backgroundColorStorage }
    set {
      appearanceMarks.insert(.backgroundColor)
      backgroundColorStorage = newValue
      applyBackgroundColor()
      propertiesMayHaveChanged()
    }
  }

  /// The opacity of the view with its subviews, from 0 to 1.
  ///
  /// - Default: 1. Below 0.01 the view receives no touches.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      layer.opacity = Float(newValue)
      propertiesMayHaveChanged()
    }
  }

  /// Whether the view and all its subviews are hidden. A hidden view receives no touches.
  ///
  /// - Default: `false`. A hidden view keeps its place in the layout, except in a stack view.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      ConstraintLayout.hiddenDidChange(self)
      propertiesMayHaveChanged()
    }
  }

  /// Whether the view declares that its content is opaque and fills its bounds.
  ///
  /// - Default: `true`, as UIKit's. The result of drawing is the same either way; on a device it affects performance.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// Whether content and subviews are clipped to the bounds.
  ///
  /// - Default: `false`.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether earlier content is cleared before ``draw(_:)``.
  ///
  /// - Default: `true`. If it is `false`, areas that aren't drawn are undefined on a device; here they are clear as
  ///   well.
  open var clearsContextBeforeDrawing: Bool {
    get { !flags.contains(.keepsContextBeforeDrawing) }
    set { flags.set(.keepsContextBeforeDrawing, !newValue) }
  }

  /// The scaling and positioning of drawn content when the bounds change.
  ///
  /// - Default: `.scaleToFill`.
  open var contentMode: ContentMode {
    get { contentModeStorage }
    set {
      guard newValue != contentModeStorage else { return }
      contentModeStorage = newValue
      layer.contentsGravity = newValue.gravity
      setNeedsDisplay()
    }
  }

  /// The accent color of the view, which subviews inherit unless they set their own.
  ///
  /// - Default: the superview's; at the top, the system's blue. Setting `nil` inherits it again.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      appearanceMarks.insert(.tintColor)
      setTintColor(newValue)
    }
  }

  /// The adjustment of the tint color, which can be displayed in gray.
  ///
  /// - Default: `.automatic`, the superview's; at the top, `.normal`. The getter never returns `.automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Tells the view that the tint color or its adjustment changed. The default does nothing.
  open func tintColorDidChange() {}

  /// A view whose alpha channel masks this one, in this view's coordinates.
  ///
  /// - Default: `nil`. The mask isn't a subview.
  open var mask: UIView? {
    get { rareStorage?.maskView }
    set { setMask(newValue) }
  }

  /// Draws the view's content into the current context, whose y axis points downwards. The default draws nothing. It is
  /// called when the view is first displayed and after ``setNeedsDisplay()``.
  open func draw(_ rect: CGRect) {}

  /// Requests that the content is drawn again in the next display pass.
  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
    propertiesMayHaveChanged()
  }

  /// Requests that a part of the content is drawn again in the next display pass.
  open func setNeedsDisplay(_ rect: CGRect) {
    layer.setNeedsDisplay(rect)
  }

  /// The number of pixels per point of the content.
  ///
  /// - Default: the screen's scale.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  // MARK: - Traits

  /// The traits of the view's environment, with the view's own overrides.
  open var traitCollection: UITraitCollection {
    if let traitsStorage { return traitsStorage }
    let traits = computedTraits()
    traitsStorage = traits
    return traits
  }

  /// Tells the view that its traits changed. The default does nothing.
  ///
  /// Apple deprecated it in iOS 17 in favor of `registerForTraitChanges`. Most apps still use it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Touches

  /// Whether the view and its subviews receive touches.
  ///
  /// - Default: `true`. For labels and image views, `false`.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.userInteractionEnabled) }
    set { flags.set(.userInteractionEnabled, newValue) }
  }

  /// Whether the view receives more than one touch at the same time.
  ///
  /// - Default: `false`.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouchEnabled) }
    set { flags.set(.multipleTouchEnabled, newValue) }
  }

  /// Whether the other views of the window receive no touches while this view receives some.
  ///
  /// - Default: `false`.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set {
      appearanceMarks.insert(.exclusiveTouch)
      flags.set(.exclusiveTouch, newValue)
    }
  }

  /// The gesture recognizers of the view, which also observe the touches of its subviews.
  ///
  /// - Default: `nil`. Setting an empty list also results in `nil`.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rareStorage.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
    set { replaceGestureRecognizers(newValue ?? []) }
  }

  /// Adds a gesture recognizer and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a gesture recognizer. A gesture in progress is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  // MARK: - Focus

  /// Whether the focus can move to the view with a tablet's keyboard.
  ///
  /// - Default: `false`. Text fields and text views return whether they are editable, cells the value of their list.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the focus.
  open var isFocused: Bool { window?.focusSystem?.focusedItem === self }

  /// The environments inside the view that the focus prefers, in order of preference.
  ///
  /// - Default: empty.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// The identifier of the group that the view's items belong to. The tab key moves between groups, arrow keys move
  /// inside of one.
  ///
  /// - Default: `nil`, the group of the superview.
  open var focusGroupIdentifier: String? {
    get { rareStorage?.focusGroupIdentifier }
    set { rare.focusGroupIdentifier = newValue }
  }

  /// The priority with which the item is focused first in its group.
  ///
  /// - Default: `.ignored`.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { rareStorage?.focusGroupPriority ?? .ignored }
    set { rare.focusGroupPriority = newValue }
  }

  /// The effect that indicates the focus on the view; `nil` for none.
  ///
  /// - Default: a ``UIFocusHaloEffect`` around the view.
  open var focusEffect: UIFocusEffect? {
    get { rareStorage?.focusEffect ?? (rareStorage?.hidesFocus == true ? nil : UIFocusHaloEffect()) }
    set {
      rare.focusEffect = newValue
      rare.hidesFocus = newValue == nil
    }
  }

  /// The effect while a pointer is over the view. Setting it copies the value.
  ///
  /// - Default: `nil`, no effect.
  open var hoverStyle: UIHoverStyle? {
    get { rareStorage?.hoverStyle?.style }
    set {
      guard newValue != nil || rareStorage?.hoverStyle != nil else { return }
      if let old = rare.hoverStyle { removeInteraction(old.interaction) }
      rare.hoverStyle = (newValue?.copy() as? UIHoverStyle).map { HoverStyleSource($0) }
      if let new = rare.hoverStyle { addInteraction(new.interaction) }
    }
  }

  /// Returns whether the focus may move from or to an item in the view. The default allows it.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Tells the view that the focus moved from or to an item in it. The default does nothing.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// Requests an update of the focus before the next frame, if it is in the view.
  open func setNeedsFocusUpdate() { window?.focusSystem?.environmentNeedsUpdate(self) }

  /// Updates the focus now if an update is pending.
  open func updateFocusIfNeeded() { window?.focusSystem?.updateFocusIfNeeded() }

  // MARK: - Large content

  /// Whether the view is displayed enlarged, with a title and an image, while a finger is held on it and the user has
  /// chosen an accessibility text size. It requires a `UILargeContentViewerInteraction` on the view or on an ancestor.
  ///
  /// - Default: `false`.
  open var showsLargeContentViewer: Bool {
    get { rareStorage?.largeContent.isShown ?? false }
    set { rare.largeContent.isShown = newValue }
  }

  /// The title that is displayed enlarged.
  ///
  /// - Default: the accessibility label.
  open var largeContentTitle: String? {
    get { rareStorage?.largeContent.title ?? accessibilityLabel }
    set { rare.largeContent.title = newValue }
  }

  /// The image that is displayed enlarged.
  ///
  /// - Default: `nil`; an image view's image.
  open var largeContentImage: UIImage? {
    get { rareStorage?.largeContent.image }
    set { rare.largeContent.image = newValue }
  }

  /// Whether the image is scaled up to the size of the viewer, for an image without a larger version.
  ///
  /// - Default: `false`.
  open var scalesLargeContentImage: Bool {
    get { rareStorage?.largeContent.scalesImage ?? false }
    set { rare.largeContent.scalesImage = newValue }
  }

  /// The insets that make the image appear centered, in points.
  ///
  /// - Default: zero.
  open var largeContentImageInsets: UIEdgeInsets {
    get { rareStorage?.largeContent.insets ?? .zero }
    set { rare.largeContent.insets = newValue }
  }

  /// The interactions of the view.
  ///
  /// - Default: none. Setting it removes the interactions that aren't in the new value.
  open var interactions: [any UIInteraction] {
    get { rareStorage?.interactions ?? [] }
    set { replaceInteractions(newValue) }
  }

  /// Adds an interaction and removes it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) {
    attach(interaction)
  }

  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    detach(interaction)
  }

  /// Returns whether a gesture recognizer of this view, or of an ancestor, may recognize touches that hit this view.
  ///
  /// - Returns: `true` by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns the front-most view of the subtree that contains a point in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Returns whether a point in this view's coordinates is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Makes the first responder resign if it is this view or a descendant.
  ///
  /// - Parameter force: Whether it resigns without being asked.
  /// - Returns: Whether a first responder resigned.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let window = window?.responderWindow, let responder = window.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else {
      return false
    }
    if responder.resignFirstResponder() { return true }
    if force { responder.firstResponderIsTaken() }
    return force
  }

  open override var next: UIResponder? {
    viewControllerStorage ?? superviewStorage
  }

  // MARK: - Other

  /// The class, the identifying values of the view, and its frame. It has no address, so that it is the same in each
  /// run.
  open nonisolated override var description: String {
    SafeDescription.of(self) {
      "<\($0.briefDescription); frame = \($0.frame.briefDescription)\($0.descriptionDetails)>"
    }
  }

  /// A number by which the app finds the view.
  ///
  /// - Default: 0.
  open var tag: Int = 0

  /// The margins and dimensions that change with the size of the superview.
  ///
  /// - Default: none, so that the size and the distance from the top left don't change.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet {
      if autoresizingMask != oldValue { ConstraintLayout.autoresizingMaskDidChange(self) }
    }
  }

  /// Whether subviews are resized by their autoresizing masks.
  ///
  /// - Default: `true`.
  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { flags.set(.autoresizesSubviews, newValue) }
  }

  /// The attribute that decides whether the view is mirrored in right-to-left languages.
  ///
  /// - Default: `.unspecified`.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { semanticContentAttributeStorage }
    set {
      appearanceMarks.insert(.semanticContentAttribute)
      setSemanticContentAttribute(newValue)
    }
  }

  /// The identifier by which tests and tools find the view. It is never read to users.
  ///
  /// - Default: `nil`.
  open var accessibilityIdentifier: String? {
    get { accessibilityStorage?.identifier }
    set {
      if newValue != accessibilityIdentifier { accessibility.identifier = newValue }
    }
  }

  /// Whether the colors stay the same when the user inverts colors.
  ///
  /// - Default: `false`. A host never inverts colors.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityStorage?.ignoresInvertColors ?? false }
    set {
      if newValue != accessibilityIgnoresInvertColors { accessibility.ignoresInvertColors = newValue }
    }
  }

  /// The properties that an appearance proxy of the class forwards.
  class var appearanceProperties: [AppearanceProperty] {
    [
      AppearanceProperty(.backgroundColor, \UIView.backgroundColor),
      AppearanceProperty(.tintColor, \UIView.tintColor),
      AppearanceProperty(.semanticContentAttribute, \UIView.semanticContentAttribute),
      AppearanceProperty(.exclusiveTouch, \UIView.isExclusiveTouch),
    ]
  }

  // MARK: - For UIKit's own subclasses

  nonisolated override class func standardBody(of selector: Selector, for type: AnyClass) -> SelectorTable.Body? {
    type == UIView.self ? ViewSelectors.table[selector] : super.standardBody(of: selector, for: type)
  }

  /// Tells the view that a subview changed in a way that may affect its arrangement. Overrides call `super`; the
  /// default does nothing.
  func subviewDidChange(_ subview: UIView, _ change: SubviewChange) {}

  /// Whether the view arranges its subviews by its own constraints.
  var arrangesSubviews: Bool { false }

  /// The guide that the view uses to arrange its subviews; not one of the app's.
  var arrangingGuide: UILayoutGuide? { nil }

  /// The margins that the view has by default.
  var standardLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// Whether touches in the subviews are delayed until it is clear that they don't scroll the content.
  var delaysTouches: Bool { false }

  /// Returns whether a delayed touch is delivered to the subview that it began in.
  func passesThrough(_ touch: UITouch, with event: UIEvent, to subview: UIView) -> Bool { true }

  /// Tells the view that the keyboard moved over its window. Sent to the direct subviews of the window. The default
  /// does nothing.
  func keyboardDidMove() {}

  /// The text by which a person would identify the view.
  package var descriptiveText: String? { nil }

  // MARK: - Layer delegate

  /// Updates the contents of the layer. The default draws with ``draw(_:)``.
  open func display(_ layer: CALayer) {
    layer.drawContents()
  }

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === self.layer else { return }
    drawContent(in: ctx)
  }

  open func layerWillDraw(_ layer: CALayer) {}

  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { LayoutPass.layOut(self) }
  }

  /// Returns the animation for a change of the layer inside an animation block; `NSNull` outside of one.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.current?.action(for: layer, forKey: event) ?? NSNull()
  }
}
