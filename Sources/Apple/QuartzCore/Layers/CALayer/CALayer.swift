/// A rectangle of the screen with an appearance, a transform and sublayers, with which a view is drawn.
///
/// This file contains all overridable members, since Swift requires them in the class body; the extensions beside it
/// contain their implementation. Layers belong to the user interface thread.
///
/// Members without a documented complexity are cheap: setters compare, store, and mark the work for the next frame.
///
/// - Source: developer.apple.com/documentation/quartzcore/calayer
open class CALayer: NSObject, CAMediaTiming, NSSecureCoding {
  // MARK: - Creating

  /// Creates the copy of a layer for `presentation()`. Override it to copy custom values; it isn't meant for layers in
  /// a tree.
  ///
  /// - Parameter layer: The layer to copy. A layer of another type is a programming error.
  // It must be the first initializer of the class: `CALayer+Instantiation` relies on that.
  public init(layer: Any) {
    guard let original = layer as? CALayer else {
      fatalError("CALayer.init(layer:) requires a layer, not \(type(of: layer))")
    }
    geometry = original.geometry
    appearance = original.appearance
    content = original.content
    extras = original.extras?.copyValues()
    flags = original.flags.subtracting([.awaitsAny, .observesChanges])
    super.init()
  }

  // Accesses of the unchecked properties don't run other code, so they can't overlap. Registering each with the runtime
  // took a tenth of the time for layout.
  @exclusivity(unchecked) package final var geometry = LayerGeometry()
  package final var appearance = LayerAppearance()
  package final var content = LayerContent()
  package final var extras: LayerExtras?
  @exclusivity(unchecked) package final var flags = LayerFlags.initial
  /// The sublayers from back to front, the same as in `sublayers`.
  package final var sublayerStore: [CALayer] = []
  package final var awaiting = AwaitingSublayers()
  /// The superlayer, which clears it when it removes the layer or is deallocated.
  @exclusivity(unchecked) package final unowned(unsafe) var superlayerStore: CALayer?
  @exclusivity(unchecked) package final unowned(unsafe) var owner: (any LayerOwner)?

  /// Creates an empty layer at the origin.
  public override init() {
    super.init()
    if !Self.isBuiltIn(type(of: self)) { flags.insert(.observesChanges) }
  }

  /// Creates a layer with its sublayers from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    if !Self.isBuiltIn(type(of: self)) { flags.insert(.observesChanges) }
    decode(from: coder)
  }

  deinit {
    for sublayer in sublayerStore { sublayer.superlayerStore = nil }
    extras?.mask?.superlayerStore = nil
  }

  /// Whether secure coding is supported: `true`, since types are checked.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the layer with its sublayers to an archive, without contents, actions and the delegate.
  open func encode(with coder: NSCoder) {
    encodeValues(into: coder)
  }

  /// Returns the layer with the currently displayed values, including animations. It is a copy, created with
  /// `init(layer:)`, which later changes don't affect. Its superlayer and sublayers are presentation layers as well.
  open func presentation() -> Self? {
    presentationLayer()
  }

  /// Returns the layer of a presentation layer; for other layers, the layer itself.
  open func model() -> Self {
    extras?.model.map { unsafeDowncast($0, to: Self.self) } ?? self
  }

  /// The object that handles drawing and layout for this layer. The reference is weak. Default: `nil`.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? extras?.delegate }
    set { storeDelegate(newValue) }
  }

  /// The name of the layer. Default: `nil`.
  open var name: String? {
    get { extras?.name }
    set { if newValue != extras?.name { extrasToChange.name = newValue } }
  }

  // MARK: - Geometry

  /// The layer's rectangle in its own coordinates: its size and the point at its corner. Default: zero.
  ///
  /// A new size requests layout and, with `needsDisplayOnBoundsChange`, display. NaN is a programming error.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { storeBounds(newValue) }
  }

  /// The position of the anchor point in the superlayer's coordinates. Default: (0, 0). NaN is a programming error.
  open var position: CGPoint {
    get { geometry.position }
    set { storePosition(newValue) }
  }

  /// The point of the layer that `position` refers to and transforms apply around, in the unit square of the bounds.
  /// Default: (0.5, 0.5), the center. It may be outside of 0...1. Changing it moves the layer and doesn't change
  /// `position`.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { storeAnchorPoint(newValue) }
  }

  /// The distance of the anchor point from the layer's plane. Default: `0`.
  open var anchorPointZ: CGFloat {
    get { extras?.anchorPointZ ?? 0 }
    set { storeAnchorPointZ(newValue) }
  }

  /// The position in front of the siblings (positive) or behind them. Default: `0`. Siblings are drawn in the order of
  /// increasing z, then of `sublayers`.
  open var zPosition: CGFloat {
    get { geometry.zPosition }
    set { storeZPosition(newValue) }
  }

  /// The layer's rectangle in the superlayer's coordinates, computed from bounds, position, anchor point and transform;
  /// with a transform, the smallest rectangle around it.
  ///
  /// Setting it sets the position and the size of the bounds. With a rotation other than by quarter turns, no bounds
  /// may match. The frame then begins at the given origin and has the given size rotated back.
  open var frame: CGRect {
    get { derivedFrame }
    set { storeFrame(newValue) }
  }

  /// The transform of the layer around its anchor point. Default: the identity.
  ///
  /// A layer is flat and drawn into the plane of its superlayer with the x and y parts of the transform, with the depth
  /// of a perspective at the anchor point. It is exact unless a tilted layer has perspective.
  open var transform: CATransform3D {
    get { extras?.transform ?? CATransform3DIdentity }
    set { storeTransform(newValue) }
  }

  /// The transform of all sublayers around this layer's anchor point, usually a perspective. Default: the identity.
  open var sublayerTransform: CATransform3D {
    get { extras?.sublayerTransform ?? CATransform3DIdentity }
    set { storeSublayerTransform(newValue) }
  }

  /// Whether the geometry of this layer and its sublayers is vertically flipped within its bounds. Default: `false`.
  /// Contents remain upright.
  open var isGeometryFlipped: Bool {
    get { flags.contains(.isGeometryFlipped) }
    set { storeGeometryFlipped(newValue) }
  }

  /// Returns whether this layer and its ancestors together flip y, so that contents must be flipped to be upright.
  open func contentsAreFlipped() -> Bool {
    geometryIsFlippedInAll
  }

  /// Whether the back of the layer is displayed. Default: `true`.
  open var isDoubleSided: Bool {
    get { flags.contains(.isDoubleSided) }
    set { store(newValue, as: .isDoubleSided) }
  }

  /// Returns the affine part of the layer's transform.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets the transform to an affine one.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Returns the preferred size of the layer in the superlayer's coordinates: that of its frame, unless a subclass
  /// overrides it.
  open func preferredFrameSize() -> CGSize {
    frame.size
  }

  // MARK: - Conversion and hit testing

  /// Returns the point `p` of the layer `l` in this layer's coordinates.
  ///
  /// - Parameters:
  ///   - p: A point in the coordinates of `l`.
  ///   - l: A layer in the same tree; `nil` for the coordinates that contain the root layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    LayerConversion.convert(p, from: l, to: self)
  }

  /// Returns the point `p` of this layer in the coordinates of the layer `l`; `nil` for those that contain the root
  /// layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    LayerConversion.convert(p, from: self, to: l)
  }

  /// Returns the smallest rectangle in this layer's coordinates around the rectangle `r` of the layer `l`.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    LayerConversion.convert(r, from: l, to: self)
  }

  /// Returns the smallest rectangle in the coordinates of the layer `l` around the rectangle `r` of this layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    LayerConversion.convert(r, from: self, to: l)
  }

  /// Returns the local time `t` of the layer `l` in this layer's local time; `nil` for the clock of
  /// `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(atClockTime: l?.clockTime(atLocalTime: t) ?? t)
  }

  /// Returns the local time `t` of this layer in the local time of the layer `l`; `nil` for the clock of
  /// `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let clock = clockTime(atLocalTime: t)
    return l?.localTime(atClockTime: clock) ?? clock
  }

  /// Returns the front-most layer at a point, among this layer and its sublayers; `nil` if there is none. Hidden layers
  /// are skipped, as are points outside of the bounds of a layer that masks to them.
  ///
  /// - Parameter p: The point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    topmostLayer(at: p)
  }

  /// Returns whether the bounds contain a point in this layer's coordinates. The maximum x and y are outside.
  open func contains(_ p: CGPoint) -> Bool {
    geometry.bounds.contains(p)
  }

  // MARK: - Hierarchy

  /// The layer of which this one is a sublayer or the mask.
  open var superlayer: CALayer? {
    superlayerStore ?? extras?.model?.superlayerStore?.presentation()
  }

  /// The sublayers from back to front; `nil` if there are none.
  open var sublayers: [CALayer]? {
    get { sublayerStore.isEmpty ? presentedSublayers : sublayerStore }
    set { replaceSublayers(newValue ?? []) }
  }

  /// Adds a layer in front of the sublayers and removes it from its previous superlayer.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: sublayerStore.count)
  }

  /// Inserts a layer into the sublayers and removes it from its previous superlayer.
  ///
  /// - Parameters:
  ///   - layer: The new sublayer.
  ///   - idx: The number of sublayers below it. An index past the end inserts it at the front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Inserts a layer directly below another one; below all if the other one isn't a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, below: sibling)
  }

  /// Inserts a layer directly above another one; above all if the other one isn't a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, above: sibling)
  }

  /// Replaces a sublayer with another layer. Has no effect if the old one isn't a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Removes the layer from its superlayer, including as a mask.
  open func removeFromSuperlayer() {
    detachFromSuperlayer()
  }

  // MARK: - Layout

  /// Requests `layoutSublayers()` before the next frame.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Returns whether `layoutSublayers()` is pending.
  open func needsLayout() -> Bool {
    flags.contains(.needsLayout)
  }

  /// Runs pending layout now, for the whole tree of the highest ancestor that is reached through layers that need
  /// layout. It takes time only for layers that need layout and their ancestors.
  open func layoutIfNeeded() {
    layoutFromHighestNeed()
  }

  /// Lays out the sublayers; the default calls the delegate. It is called when layout is pending and shouldn't be
  /// called directly.
  open func layoutSublayers() {
    if let owner { owner.layoutSublayers(of: self) } else { extras?.delegate?.layoutSublayers(of: self) }
  }

  // MARK: - Display

  /// Requests that the contents are drawn again before the next frame.
  open func setNeedsDisplay() {
    markNeedsDisplay()
  }

  /// Requests that a part of the contents is drawn again. Contents are stored as drawing commands, all of which are
  /// recorded again.
  ///
  /// - Parameter r: The part, in this layer's coordinates. Has no effect if it is empty.
  open func setNeedsDisplay(_ r: CGRect) {
    if !r.isEmpty { setNeedsDisplay() }
  }

  /// Returns whether display is pending.
  open func needsDisplay() -> Bool {
    flags.contains(.needsDisplay)
  }

  /// Draws the contents of this layer, without its sublayers, now if display is pending.
  open func displayIfNeeded() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
  }

  /// Updates the contents with the delegate's `display(_:)`, which draws by default, or with `draw(in:)`. A layer that
  /// draws nothing keeps the contents that were set.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the contents; the default calls the delegate.
  ///
  /// - Parameter ctx: A context in this layer's coordinates, clipped to its bounds.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Draws this layer and its sublayers into a context in this layer's coordinates, without its own position and
  /// transform. Pending display is done first, but not layout. Animations have no effect.
  open func render(in ctx: CGContext) {
    displayTree()
    // As one image, since the context may have an alpha, a blend mode or a shadow.
    ctx.beginTransparencyLayer(auxiliaryInfo: nil)
    LayerRenderer.draw(self, into: ctx)
    ctx.endTransparencyLayer()
  }

  /// Whether a new size of the bounds requests display. Default: `false`.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set { store(newValue, as: .needsDisplayOnBoundsChange) }
  }

  /// Returns whether a change of the property `key` requests display. Default: `false`.
  open class func needsDisplay(forKey key: String) -> Bool {
    false
  }

  // MARK: - Contents

  /// The contents of the layer: a `CGImage`, the contents of another layer, or `nil`. Default: `nil`.
  ///
  /// After display, it is the drawing. Objects of other types are stored and not displayed.
  open var contents: Any? {
    get { contentsObject }
    set { storeContents(newValue) }
  }

  /// The displayed part of the contents, in their unit square. Default: the whole, (0, 0, 1, 1).
  open var contentsRect: CGRect {
    get { extras?.contentsRect ?? .unit }
    set { storeContentsRect(newValue) }
  }

  /// The part of the contents that is stretched in both directions, in their unit square. Beside it, they are stretched
  /// in one direction, and not at all in the corners. Default: the whole, (0, 0, 1, 1).
  open var contentsCenter: CGRect {
    get { extras?.contentsCenter ?? .unit }
    set { storeContentsCenter(newValue) }
  }

  /// The placement of contents whose size isn't that of the bounds. Default: `.resize`.
  open var contentsGravity: CALayerContentsGravity {
    get { content.gravity }
    set { if newValue != content.gravity { change(.contentsGravity) { content.gravity = newValue } } }
  }

  /// The number of an image's pixels per point. Default: `1`. Drawings are stored as commands and therefore sharp at
  /// any scale.
  open var contentsScale: CGFloat {
    get { content.scale }
    set { if newValue != content.scale { change(.contentsScale) { content.scale = newValue } } }
  }

  /// The filter for drawing contents smaller. Default: `.linear`.
  open var minificationFilter: CALayerContentsFilter {
    get { extras?.minificationFilter ?? .linear }
    set { if newValue != minificationFilter { extrasToChange.minificationFilter = newValue } }
  }

  /// The filter for drawing contents larger. Default: `.linear`.
  open var magnificationFilter: CALayerContentsFilter {
    get { extras?.magnificationFilter ?? .linear }
    set { if newValue != magnificationFilter { extrasToChange.magnificationFilter = newValue } }
  }

  // MARK: - Appearance

  /// The color that fills the layer's bounds behind its contents, with rounded corners. Default: `nil`, none.
  open var backgroundColor: CGColor? {
    get { appearance.backgroundColor }
    set { storeBackgroundColor(newValue) }
  }

  /// The radius, in points, of the corners of background and border, and of the clip if the layer masks to its bounds.
  /// Default: `0`. It is limited to 0 and half of the shorter side.
  open var cornerRadius: CGFloat {
    get { appearance.cornerRadius }
    set { if newValue != appearance.cornerRadius { change(.cornerRadius) { appearance.cornerRadius = newValue } } }
  }

  /// The corners that `cornerRadius` applies to. Default: all.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(appearance.maskedCorners)) }
    set { storeMaskedCorners(newValue) }
  }

  /// The shape of rounded corners. Default: `.circular`.
  open var cornerCurve: CALayerCornerCurve {
    get { appearance.hasContinuousCorners ? .continuous : .circular }
    set { appearance.hasContinuousCorners = newValue == .continuous }
  }

  /// Returns the factor of the radius for the length of a corner along an edge.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The width, in points, of the border inside of the bounds, above contents and sublayers. Default: `0`, none.
  open var borderWidth: CGFloat {
    get { appearance.borderWidth }
    set { if newValue != appearance.borderWidth { change(.borderWidth) { appearance.borderWidth = newValue } } }
  }

  /// The color of the border. Default: opaque black. `nil` draws none.
  open var borderColor: CGColor? {
    get { appearance.borderColor }
    set { storeBorderColor(newValue) }
  }

  /// The opacity of the layer with its sublayers, limited to `0` to `1`, the default.
  open var opacity: Float {
    get { appearance.opacity }
    set { if newValue != appearance.opacity { change(.opacity) { appearance.opacity = newValue } } }
  }

  /// Whether the layer and its sublayers are composited as one image before the opacity is applied. Otherwise, it
  /// applies to each of them. Default: `true`.
  open var allowsGroupOpacity: Bool {
    get { flags.contains(.allowsGroupOpacity) }
    set { store(newValue, as: .allowsGroupOpacity) }
  }

  /// Whether the layer and its sublayers are hidden. Default: `false`.
  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set { if newValue != flags.contains(.isHidden) { change(.hidden) { store(newValue, as: .isHidden) } } }
  }

  /// Whether contents and sublayers are clipped to the bounds with their rounded corners, which also clips the shadow.
  /// Default: `false`.
  open var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set {
      if newValue != flags.contains(.masksToBounds) {
        change(.masksToBounds) { store(newValue, as: .masksToBounds) }
      }
    }
  }

  /// A layer in this one's coordinates whose alpha channel masks this one and its sublayers. Default: `nil`.
  ///
  /// It must have no superlayer; this layer becomes its superlayer. Drawing it takes an image of the layer's size,
  /// unless it is an opaque rectangle or an opaque filled shape.
  open var mask: CALayer? {
    get { extras?.mask }
    set { storeMask(newValue) }
  }

  /// Whether the layer declares that its contents are opaque. Default: `false`. It saves work on a GPU, but isn't
  /// needed here: translucent contents are drawn as such.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { store(newValue, as: .isOpaque) }
  }

  // MARK: - Shadow

  /// The color of the shadow. Default: opaque black. `nil` draws none.
  open var shadowColor: CGColor? {
    get { extras.map { $0.shadow.color } ?? .opaqueBlack }
    set { storeShadow(.shadowColor, \.color, newValue) }
  }

  /// The opacity of the shadow from `0`, the default, to `1`.
  ///
  /// Without `shadowPath`, a shadow takes an image of the layer with its sublayers, unless the layer's background is
  /// opaque and contains everything.
  open var shadowOpacity: Float {
    get { extras?.shadow.opacity ?? 0 }
    set { storeShadow(.shadowOpacity, \.opacity, newValue) }
  }

  /// The offset of the shadow from the layer, in points. Default: (0, -3).
  open var shadowOffset: CGSize {
    get { extras?.shadow.offset ?? LayerShadow().offset }
    set { storeShadow(.shadowOffset, \.offset, newValue) }
  }

  /// The blur of the shadow: the standard deviation of a Gaussian, in points. Default: `3`.
  open var shadowRadius: CGFloat {
    get { extras?.shadow.radius ?? LayerShadow().radius }
    set { storeShadow(.shadowRadius, \.radius, newValue) }
  }

  /// The outline of the shadow in this layer's coordinates. Default: `nil`, the layer's contents. A mutable path is
  /// copied.
  open var shadowPath: CGPath? {
    get { extras?.shadow.path }
    set { storeShadowPath(newValue) }
  }

  // MARK: - Hints for a GPU

  /// Whether the layer should be cached as an image between frames. Default: `false`. It affects performance on a GPU;
  /// the drawn pixels are the same.
  open var shouldRasterize: Bool {
    get { flags.contains(.shouldRasterize) }
    set { store(newValue, as: .shouldRasterize) }
  }

  /// The scale of the image for `shouldRasterize`. Default: `1`. It doesn't affect the pixels either.
  open var rasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set { if newValue != rasterizationScale { extrasToChange.rasterizationScale = newValue } }
  }

  /// Whether drawing commands of `draw(in:)` may be executed later on another thread. Default: `false`. Drawing is
  /// always recorded and executed when the frame is composed.
  open var drawsAsynchronously: Bool {
    get { flags.contains(.drawsAsynchronously) }
    set { store(newValue, as: .drawsAsynchronously) }
  }

  /// Whether edges off the pixel grid are antialiased. Default: `false`, which aligns them to pixels.
  open var allowsEdgeAntialiasing: Bool {
    get { flags.contains(.allowsEdgeAntialiasing) }
    set { store(newValue, as: .allowsEdgeAntialiasing) }
  }

  /// The edges that are antialiased with `allowsEdgeAntialiasing`; the others are on the pixel grid. Default: all.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras?.softEdges ?? .all }
    set { if newValue != edgeAntialiasingMask { extrasToChange.softEdges = newValue } }
  }

  /// The name of the blend mode with which the layer and its sublayers are composited, such as "multiplyBlendMode".
  /// Default: `nil`, normal. Other names and objects are stored without an effect.
  open var compositingFilter: Any? {
    get { extras?.compositingFilter }
    set { storeCompositingFilter(newValue) }
  }

  /// The values of keys for which the layer has none, see `value(forKey:)`; the key "style" may contain more. Default:
  /// `nil`.
  open var style: [AnyHashable: Any]? {
    get { extras?.style }
    set { if newValue != nil || extras != nil { extrasToChange.style = newValue } }
  }

  // MARK: - Actions

  /// Returns the action for an event: that of the delegate, of `actions` or of `defaultAction(forKey:)`; otherwise, for
  /// changes of displayed layers without a view, an animation. `NSNull` ends the search.
  open func action(forKey event: String) -> (any CAAction)? {
    searchAction(forKey: event)
  }

  /// The actions of this layer by event. Default: `nil`.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { storeActions(newValue) }
  }

  /// Returns the action for an event for which neither the delegate nor `actions` has one. The default is `nil`.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    nil
  }

  /// Returns the default value of a property; `nil` for unknown ones and for those without a value.
  open class func defaultValue(forKey key: String) -> Any? {
    CALayer().propertyValue(forKey: key)
  }

  // MARK: - Animations

  /// Adds a copy of an animation, which begins with the next frame unless it has a `beginTime`.
  ///
  /// - Parameters:
  ///   - anim: The animation. Without a duration, it has that of the transaction, by default 0.25 s.
  ///   - key: The name of the animation, which replaces another one with the same name; `nil` for none.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    store(anim, forKey: key)
  }

  /// Removes the animation with a name. The layer's own values are displayed again.
  open func removeAnimation(forKey key: String) {
    removeStoredAnimation(forKey: key)
  }

  /// Removes all animations.
  open func removeAllAnimations() {
    removeStoredAnimations()
  }

  /// Returns the names of the layer's animations in the order in which they were added; `nil` if there are none.
  open func animationKeys() -> [String]? {
    storedAnimationKeys
  }

  /// Returns the animation with a name. It is the layer's copy, which must not be changed.
  open func animation(forKey key: String) -> CAAnimation? {
    storedAnimation(forKey: key)
  }

  // MARK: - Values by key

  /// Returns the value of a property, or one that was set for a custom key. Numbers are returned as `NSNumber`, which
  /// converts with `as? Double` and `as? Float`, but not with `as? CGFloat` on Linux.
  open func value(forKey key: String) -> Any? {
    guard let value = propertyValue(forKey: LayerKeyPath(key).key) ?? otherValue(forKey: LayerKeyPath(key).key) else {
      return nil
    }
    return AnimationValue(value)?.any
  }

  /// Sets the value of a property or of a custom key.
  open func setValue(_ value: Any?, forKey key: String) {
    setLayerValue(value, forKey: LayerKeyPath(key).key)
  }

  /// Returns the value of a key path, which may refer to a part of a point, size, rectangle or transform: `position.x`,
  /// `bounds.size.width`, `transform.scale.x`, `transform.rotation` (around z, in radians), `transform.translation`.
  open func value(forKeyPath keyPath: String) -> Any? {
    layerValue(forKeyPath: keyPath)
  }

  /// Sets the value of a key path; see `value(forKeyPath:)`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setLayerValue(value, forKeyPath: keyPath)
  }

  /// Displays a value of an animation without changing the layer's own.
  package func showValue(_ value: AnimationValue, forKey name: String) {
    showLayerValue(value, forKey: name)
  }

  /// Returns a closure that restores the additional values of a class of this module.
  package func saveBuiltInValues() -> () -> Void {
    {}
  }

  /// Returns the value of a property by name; `nil` if the layer has no such property.
  package func propertyValue(forKey name: String) -> Any? {
    layerValue(forKey: name)
  }

  // MARK: - Drawing of built-in classes

  /// Draws the content within the outline of the layer, above its background.
  package func drawBackgroundContent(in context: CGContext) {}

  /// Draws content along with the layer's contents.
  package func drawForegroundContent(in context: CGContext) {}

  /// The number of overlapping objects that the two methods draw.
  package var builtInPartCount: Int { 0 }

  /// Whether the layer draws content that may exceed its bounds.
  package var drawsBeyondBounds: Bool { false }

  /// A rectangle around the drawn content.
  package var builtInExtent: CGRect { .null }

  /// Returns the area in which the sublayers of a rectangle are drawn.
  package func extent(ofSublayers rect: CGRect) -> CGRect { rect }

  /// The path that the layer fills with an opaque color if it draws nothing else.
  package var opaqueBuiltInPath: CGPath? { nil }

  // MARK: - Timing

  open var beginTime: CFTimeInterval {
    get { extras?.timing.beginTime ?? 0 }
    set { if newValue != beginTime { extrasToChange.timing.beginTime = newValue } }
  }

  /// The duration of the layer's time line in seconds. Default: infinity.
  open var duration: CFTimeInterval {
    get { extras?.timing.duration ?? .infinity }
    set { if newValue != duration { extrasToChange.timing.duration = newValue } }
  }

  open var speed: Float {
    get { extras?.timing.speed ?? 1 }
    set { if newValue != speed { extrasToChange.timing.speed = newValue } }
  }

  open var timeOffset: CFTimeInterval {
    get { extras?.timing.timeOffset ?? 0 }
    set { if newValue != timeOffset { extrasToChange.timing.timeOffset = newValue } }
  }

  open var repeatCount: Float {
    get { extras?.timing.repeatCount ?? 0 }
    set { if newValue != repeatCount { extrasToChange.timing.repeatCount = newValue } }
  }

  open var repeatDuration: CFTimeInterval {
    get { extras?.timing.repeatDuration ?? 0 }
    set { if newValue != repeatDuration { extrasToChange.timing.repeatDuration = newValue } }
  }

  open var autoreverses: Bool {
    get { extras?.timing.autoreverses ?? false }
    set { if newValue != autoreverses { extrasToChange.timing.autoreverses = newValue } }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { extras?.timing.fillMode ?? .removed }
    set { if newValue != fillMode { extrasToChange.timing.fillMode = newValue } }
  }
}
