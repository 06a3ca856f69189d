/// A rectangle of the screen: it draws, lays its subviews out and takes touches there.
///
/// A view keeps its geometry and looks in its ``layer``. This file declares what subclasses override; how it works
/// stands in the files beside it.
///
/// - Source: developer.apple.com/documentation/uikit/uiview
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UICoordinateSpace, UITraitEnvironment,
  @preconcurrency CALayerDelegate, @preconcurrency LayerOwner
{
  // MARK: - Storage

  /// Set once; the last one to use it is the nonisolated `deinit`, when nobody else has the view.
  nonisolated(unsafe) final let layerStorage: CALayer

  /// Only a superview that lives has subviews, and it clears this when it goes: no weak reference is needed.
  /// Both are read in the nonisolated `deinit`, when nobody else has the view.
  nonisolated(unsafe) final unowned(unsafe) var superviewStorage: UIView?
  /// The window above, kept in each view of its tree so that asking for it does not climb; a window clears it when it goes.
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
  // The first initializer of the class: `CollectionInstantiation` relies on that.
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

  /// Reads a view from an archive that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    layerStorage = Self.makeLayer()
    super.init()
    setUp()
    decode(from: coder)
  }

  /// Writes geometry, looks and subviews into a keyed archive.
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

  /// The class of the layer that new views of this class get.
  ///
  /// - Default: `CALayer`. It has to have `init()`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The Core Animation layer behind the view; an instance of ``layerClass``.
  open var layer: CALayer { layerStorage }

  // MARK: - Geometry

  /// The view's rectangle in its superview's coordinates, in points.
  ///
  /// Where ``transform`` is not the identity this is the smallest rectangle around the transformed view, and should
  /// not be set.
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
  /// - Default: origin (0, 0). Its origin is moved by scrolling; a size that changes keeps ``center``.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// Where the anchor point (by default the center) lies in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The point of the view that ``center`` stands for and transforms turn about, from (0, 0) to (1, 1) in the bounds.
  ///
  /// - Default: (0.5, 0.5). Changing it moves the view, since ``center`` stays.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// A transform about the anchor point that changes how the view appears and takes touches, but not its layout.
  ///
  /// - Default: the identity.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform in three dimensions; see ``transform``.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: - Hierarchy

  /// The view that contains this one.
  open var superview: UIView? { superviewStorage }

  /// The views contained in this one, from back to front.
  open var subviews: [UIView] { subviewStorage }

  /// The window at the top of the view's hierarchy, `nil` where there is none.
  open var window: UIWindow? {
    windowStorage ?? (superviewStorage == nil ? self as? UIWindow : nil)
  }

  /// Puts a view in front of the other subviews, taking it out of its present superview first.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviewStorage.count)
  }

  /// Puts a view at an index of ``subviews``; an index past the end is the end.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Puts a view right behind one of the subviews; at the end where that is none of them.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, relativeTo: siblingSubview, offset: 0)
  }

  /// Puts a view right before one of the subviews; at the end where that is none of them.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, relativeTo: siblingSubview, offset: 1)
  }

  /// Puts a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superviewStorage === self { insert(view, at: subviewStorage.count) }
  }

  /// Puts a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superviewStorage === self { insert(view, at: 0) }
  }

  /// Exchanges the places of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Takes the view out of its superview and window; constraints that reach out of its subtree are removed.
  open func removeFromSuperview() {
    removeFromHierarchy()
  }

  /// A subview was added. The default does nothing.
  open func didAddSubview(_ subview: UIView) {}

  /// A subview is about to be removed. The default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The superview is about to change. The default does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The superview has changed. The default does nothing.
  open func didMoveToSuperview() {}

  /// The window is about to change. The default does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The window has changed. The default does nothing.
  open func didMoveToWindow() {}

  /// Returns the first view with a tag in the subtree, this view included, in depth-first order.
  open func viewWithTag(_ tag: Int) -> UIView? {
    firstView(withTag: tag)
  }

  // MARK: - Properties

  /// Sets what the view shows: contents and looks, and no frames. It runs before the layout pass, superviews before
  /// subviews, and not because of layout. The default does nothing.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/updateproperties()
  open func updateProperties() {}

  /// Asks for ``updateProperties()`` before the next layout pass.
  open func setNeedsUpdateProperties() {
    PropertiesPass.mark(self)
    propertiesMayHaveChanged()
  }

  /// Runs ``updateProperties()`` now where it is pending, in the view and in all below it.
  open func updatePropertiesIfNeeded() {
    PropertiesPass.run(below: self)
  }

  // MARK: - Layout

  /// Gives the subviews that constraints lay out their frames. Override to lay subviews out by hand; call `super`
  /// first to have the constraints' frames.
  open func layoutSubviews() {
    ConstraintLayout.applyFrames(toSubviewsOf: self)
  }

  /// Asks for ``layoutSubviews()`` in the next layout pass.
  open func setNeedsLayout() {
    if flags.contains(.isInDidLayoutSubviews) { flags.insert(.asksForLayoutAgain) }
    layer.setNeedsLayout()
    propertiesMayHaveChanged()
  }

  /// Brings the layout of the subtree up to date now, beginning with pending constraint updates.
  open func layoutIfNeeded() {
    FrameLoop.layoutIfNeeded(self)
  }

  /// Returns the size that fits a given one best. ``sizeToFit()`` uses it.
  ///
  /// - Default: the present size of ``bounds``.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Makes the view as large as its contents, keeping its origin.
  open func sizeToFit() {
    resizeToFit()
  }

  // MARK: - Constraints

  /// Whether the class needs Auto Layout to work: then a constraint pass runs even where no constraint exists yet.
  ///
  /// - Default: `false`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame and the autoresizing mask stand for constraints.
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

  /// Asks for ``updateConstraints()`` in the next pass.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
  }

  /// Returns whether ``updateConstraints()`` is pending.
  open func needsUpdateConstraints() -> Bool {
    flags.contains(.needsUpdateConstraints)
  }

  /// Runs pending constraint updates of the subtree now.
  open func updateConstraintsIfNeeded() {
    ConstraintsPass.run(below: self)
  }

  /// The size that the view's contents want, in points; ``noIntrinsicMetric`` where they have no opinion.
  ///
  /// - Default: no opinion in either direction. Call ``invalidateIntrinsicContentSize()`` when it changes.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Has ``intrinsicContentSize`` asked again in the next layout pass.
  open func invalidateIntrinsicContentSize() {
    ConstraintLayout.intrinsicContentSizeDidChange(self)
  }

  /// How strongly the view refuses to become larger than its content along an axis.
  ///
  /// Required constraints win over content of any priority, ``UILayoutPriority/required`` too, and no conflict is told.
  ///
  /// - Default: 250 for most views.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    effectiveContentHugging(axis)
  }

  /// Sets how strongly the view refuses to become larger than its content along an axis.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setContentHugging(priority, axis)
  }

  /// How strongly the view refuses to become smaller than its content along an axis.
  ///
  /// Required constraints win over content of any priority, ``UILayoutPriority/required`` too, and no conflict is told.
  ///
  /// - Default: 750 for most views.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    effectiveContentCompressionResistance(axis)
  }

  /// Sets how strongly the view refuses to become smaller than its content along an axis.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentCompressionResistance(priority, axis)
  }

  /// How far the alignment rectangle, which constraints see, lies inside the frame.
  ///
  /// - Default: zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame for an alignment rectangle: the reverse of ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first baseline stands for this view's.
  ///
  /// - Default: ``forLastBaselineLayout``.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last baseline stands for this view's.
  ///
  /// - Default: the view itself, whose baseline is its bottom edge.
  open var forLastBaselineLayout: UIView { self }

  /// Returns the smallest or largest size that the constraints of the subtree allow, with fitting priority 50 both
  /// ways.
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

  /// The space between the view's edges and its content, in points, with the safe area where
  /// ``insetsLayoutMarginsFromSafeArea`` says so.
  ///
  /// - Default: 8 on every side; the root view of a controller has the system's.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(.absolute(newValue)) }
  }

  /// ``layoutMargins`` with leading and trailing sides.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveLayoutMargins.directional(rightToLeft: isRightToLeft) }
    set { setLayoutMargins(.directional(newValue)) }
  }

  /// Whether margins are at least as wide as what the superview's margins leave of this view.
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

  /// The margins have changed. The default does nothing.
  open func layoutMarginsDidChange() {}

  /// How far bars, the notch and rounded corners reach into the view, in points from each edge.
  open var safeAreaInsets: UIEdgeInsets { safeAreaInsetsStorage }

  /// ``safeAreaInsets`` have changed. The default does nothing.
  open func safeAreaInsetsDidChange() {}

  // MARK: - Looks

  /// The color behind the view's contents.
  ///
  /// - Default: `nil`, which is clear. A dynamic color follows the view's traits.
  open var backgroundColor: UIColor? {
    get { backgroundColorStorage }
    set {
      appearanceMarks.insert(.backgroundColor)
      backgroundColorStorage = newValue
      applyBackgroundColor()
      propertiesMayHaveChanged()
    }
  }

  /// How opaque the view with its subviews is, from 0 to 1.
  ///
  /// - Default: 1. Below 0.01 the view takes no touches.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      layer.opacity = Float(newValue)
      propertiesMayHaveChanged()
    }
  }

  /// Whether the view is taken off the screen, and out of the way of touches, with all its subviews.
  ///
  /// - Default: `false`. It keeps its place in the layout, except in a stack view.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      ConstraintLayout.hiddenDidChange(self)
      propertiesMayHaveChanged()
    }
  }

  /// A promise that the view fills its bounds with opaque content.
  ///
  /// - Default: `true`, as UIKit's. Drawing comes out the same either way: it is for speed on a phone.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// Whether content and subviews are cut off at the bounds.
  ///
  /// - Default: `false`.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether what was drawn before is cleared before ``draw(_:)``.
  ///
  /// - Default: `true`. Without it, what is not drawn over is undefined on a phone; here it is clear all the same.
  open var clearsContextBeforeDrawing: Bool {
    get { !flags.contains(.keepsContextBeforeDrawing) }
    set { flags.set(.keepsContextBeforeDrawing, !newValue) }
  }

  /// How drawn content follows the bounds.
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

  /// The color of the view's accents; subviews that set none inherit it.
  ///
  /// - Default: the superview's; at the top the system's blue. Set `nil` to inherit again.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      appearanceMarks.insert(.tintColor)
      setTintColor(newValue)
    }
  }

  /// Whether the tint color is shown in gray.
  ///
  /// - Default: `.automatic`, as the superview; at the top `.normal`. Never answers `.automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// The tint color or its adjustment has changed. The default does nothing.
  open func tintColorDidChange() {}

  /// A view whose alpha masks this one, in this view's coordinates.
  ///
  /// - Default: `nil`. The mask is none of the subviews.
  open var mask: UIView? {
    get { rareStorage?.maskView }
    set { setMask(newValue) }
  }

  /// Draws the view's content into the current context, y downwards from the bounds' origin. The default draws
  /// nothing. Called when the view is to be displayed for the first time and after ``setNeedsDisplay()``.
  open func draw(_ rect: CGRect) {}

  /// Has the content drawn anew in the next display pass.
  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
    propertiesMayHaveChanged()
  }

  /// Has part of the content drawn anew in the next display pass.
  open func setNeedsDisplay(_ rect: CGRect) {
    layer.setNeedsDisplay(rect)
  }

  /// Pixels per point of the content.
  ///
  /// - Default: the screen's scale.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  // MARK: - Traits

  /// The environment that the view finds itself in, with its own overrides.
  open var traitCollection: UITraitCollection {
    if let traitsStorage { return traitsStorage }
    let traits = computedTraits()
    traitsStorage = traits
    return traits
  }

  /// The traits have changed. The default does nothing.
  ///
  /// Deprecated by Apple since iOS 17 in favor of `registerForTraitChanges`, and still in most apps.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Touches

  /// Whether the view, with its subviews, takes touches.
  ///
  /// - Default: `true`. Labels and image views start with `false`.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.userInteractionEnabled) }
    set { flags.set(.userInteractionEnabled, newValue) }
  }

  /// Whether the view gets more than the first finger of a sequence.
  ///
  /// - Default: `false`.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouchEnabled) }
    set { flags.set(.multipleTouchEnabled, newValue) }
  }

  /// Whether no other view of the window gets touches while this one has some.
  ///
  /// - Default: `false`.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set {
      appearanceMarks.insert(.exclusiveTouch)
      flags.set(.exclusiveTouch, newValue)
    }
  }

  /// The recognizers that look for gestures in the view's touches and in those of its subviews.
  ///
  /// - Default: `nil`, which setting it to an empty list leaves.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rareStorage.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
    set { replaceGestureRecognizers(newValue ?? []) }
  }

  /// Attaches a recognizer, taking it from the view that it was attached to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a recognizer away; a gesture that is under way is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  // MARK: - Focus

  /// Whether a tablet's keyboard can bring the focus to the view.
  ///
  /// - Default: `false`; fields and text views answer whether one can type there, cells what their list says.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the focus.
  open var isFocused: Bool { window?.focusSystem?.focusedItem === self }

  /// Where the focus shall go inside of the view, the best place first.
  ///
  /// - Default: empty.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// The name of the group that the view's items belong to: the tab key goes from one group to the next, arrows move inside.
  ///
  /// - Default: `nil`, that of the view around.
  open var focusGroupIdentifier: String? {
    get { rareStorage?.focusGroupIdentifier }
    set { rare.focusGroupIdentifier = newValue }
  }

  /// Which item of a group gets the focus first.
  ///
  /// - Default: `.ignored`.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { rareStorage?.focusGroupPriority ?? .ignored }
    set { rare.focusGroupPriority = newValue }
  }

  /// How the focus is shown on the view; `nil` for not at all.
  ///
  /// - Default: a ``UIFocusHaloEffect`` around the view.
  open var focusEffect: UIFocusEffect? {
    get { rareStorage?.focusEffect ?? (rareStorage?.hidesFocus == true ? nil : UIFocusHaloEffect()) }
    set {
      rare.focusEffect = newValue
      rare.hidesFocus = newValue == nil
    }
  }

  /// What the view does while a pointer is over it: a copy of what was set.
  ///
  /// - Default: `nil`, nothing.
  open var hoverStyle: UIHoverStyle? {
    get { rareStorage?.hoverStyle?.style }
    set {
      guard newValue != nil || rareStorage?.hoverStyle != nil else { return }
      if let old = rare.hoverStyle { removeInteraction(old.interaction) }
      rare.hoverStyle = (newValue?.copy() as? UIHoverStyle).map { HoverStyleSource($0) }
      if let new = rare.hoverStyle { addInteraction(new.interaction) }
    }
  }

  /// Returns whether the focus may move, from or to something in the view. The default allows it.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// The focus has moved, from or to something in the view. The default does nothing.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// Has the focus looked for anew before the next frame, if it is in the view.
  open func setNeedsFocusUpdate() { window?.focusSystem?.environmentNeedsUpdate(self) }

  /// Looks for the focus now, if that was asked for.
  open func updateFocusIfNeeded() { window?.focusSystem?.updateFocusIfNeeded() }

  // MARK: - Large content

  /// Whether the view is shown large, with a title and an image, while a finger is held on it and the user has chosen one of the
  /// accessibility text sizes. It takes an interaction of the view or of one around it: `UILargeContentViewerInteraction`.
  ///
  /// - Default: `false`.
  open var showsLargeContentViewer: Bool {
    get { rareStorage?.largeContent.isShown ?? false }
    set { rare.largeContent.isShown = newValue }
  }

  /// The text that is shown large.
  ///
  /// - Default: what the view says to assistive technologies.
  open var largeContentTitle: String? {
    get { rareStorage?.largeContent.title ?? accessibilityLabel }
    set { rare.largeContent.title = newValue }
  }

  /// The image that is shown large.
  ///
  /// - Default: `nil`; an image view's image.
  open var largeContentImage: UIImage? {
    get { rareStorage?.largeContent.image }
    set { rare.largeContent.image = newValue }
  }

  /// Whether the image is enlarged to the viewer's size: for one that has no larger version.
  ///
  /// - Default: `false`.
  open var scalesLargeContentImage: Bool {
    get { rareStorage?.largeContent.scalesImage ?? false }
    set { rare.largeContent.scalesImage = newValue }
  }

  /// How far the image is moved so that it looks centered, in points.
  ///
  /// - Default: zero.
  open var largeContentImageInsets: UIEdgeInsets {
    get { rareStorage?.largeContent.insets ?? .zero }
    set { rare.largeContent.insets = newValue }
  }

  /// What the view does with the user, apart from its class.
  ///
  /// - Default: none. Setting it takes away those that are left out.
  open var interactions: [any UIInteraction] {
    get { rareStorage?.interactions ?? [] }
    set { replaceInteractions(newValue) }
  }

  /// Gives the view an interaction, taking it from the view that had it.
  open func addInteraction(_ interaction: any UIInteraction) {
    attach(interaction)
  }

  /// Takes an interaction away.
  open func removeInteraction(_ interaction: any UIInteraction) {
    detach(interaction)
  }

  /// Returns whether a recognizer of this view, or of a view around it, may go on with touches that hit this view.
  ///
  /// - Returns: `true` by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns the front-most view of the subtree that a point, in this view's coordinates, hits.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Returns whether a point, in this view's coordinates, lies inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Has the first responder resign, where it is this view or one in it.
  ///
  /// - Parameter force: Whether the first responder is not asked.
  /// - Returns: whether one resigned.
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

  /// The class, what tells the view from others, and its frame. No address: it reads the same in each run.
  open nonisolated override var description: String {
    SafeDescription.of(self) {
      "<\($0.briefDescription); frame = \($0.frame.briefDescription)\($0.descriptionDetails)>"
    }
  }

  /// A number of the app's to find the view by.
  ///
  /// - Default: 0.
  open var tag: Int = 0

  /// What gives way when the superview's size changes.
  ///
  /// - Default: none, so that size and distance from the top left stay.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet {
      if autoresizingMask != oldValue { ConstraintLayout.autoresizingMaskDidChange(self) }
    }
  }

  /// Whether subviews follow their autoresizing masks.
  ///
  /// - Default: `true`.
  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { flags.set(.autoresizesSubviews, newValue) }
  }

  /// Whether and how the view is mirrored in right-to-left languages.
  ///
  /// - Default: `.unspecified`.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { semanticContentAttributeStorage }
    set {
      appearanceMarks.insert(.semanticContentAttribute)
      setSemanticContentAttribute(newValue)
    }
  }

  /// A name that tests and tools find the view by; users never hear it.
  ///
  /// - Default: `nil`.
  open var accessibilityIdentifier: String? {
    get { accessibilityStorage?.identifier }
    set {
      if newValue != accessibilityIdentifier { accessibility.identifier = newValue }
    }
  }

  /// Whether colors stay as they are where the user has colors inverted.
  ///
  /// - Default: `false`. A host never inverts colors.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityStorage?.ignoresInvertColors ?? false }
    set {
      if newValue != accessibilityIgnoresInvertColors { accessibility.ignoresInvertColors = newValue }
    }
  }

  /// The properties that an appearance proxy of the class hands on.
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

  /// A subview has changed in a way that may matter to how it is arranged. Call `super`; the default does nothing.
  func subviewDidChange(_ subview: UIView, _ change: SubviewChange) {}

  /// Whether the view holds its subviews by constraints of its own.
  var arrangesSubviews: Bool { false }

  /// The guide that is the view's own means of arranging subviews, and none of the app's.
  var arrangingGuide: UILayoutGuide? { nil }

  /// What the view keeps free at its sides where nobody says anything.
  var standardLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// Whether touches in the view's subviews wait until it is clear that they don't move its content.
  var delaysTouches: Bool { false }

  /// Returns whether a touch that was kept back goes to the subview that it began in.
  func passesThrough(_ touch: UITouch, with event: UIEvent, to subview: UIView) -> Bool { true }

  /// The keyboard lies elsewhere over the window that has the view right in it. The default does nothing.
  func keyboardDidMove() {}

  /// The text that a person would call the view by.
  package var descriptiveText: String? { nil }

  // MARK: - Layer delegate

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === self.layer else { return }
    drawContent(in: ctx)
  }

  open func layerWillDraw(_ layer: CALayer) {}

  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { LayoutPass.layOut(self) }
  }

  /// Returns the animation for a change of the layer, within the block of an animation; `NSNull` outside of one.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.current?.action(for: layer, forKey: event) ?? NSNull()
  }
}
