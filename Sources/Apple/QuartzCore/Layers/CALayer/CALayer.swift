/// A rectangle of the screen with its look, its transform and its sublayers: what a view draws itself with.
///
/// Everything that a subclass can override stands in this file, because Swift allows that only in the class body; what
/// the members do is in the extensions beside it. Layers belong to one thread, the one that runs the interface.
///
/// Where nothing stands about cost, a member is cheap: setters compare, store, mark what has to be done in the next
/// frame, and stop.
///
/// - Source: developer.apple.com/documentation/quartzcore/calayer
open class CALayer: NSObject, CAMediaTiming, NSSecureCoding {
  // MARK: - Creating

  /// Creates the copy of a layer that `presentation()` returns. Override it to copy values of your own; it is not for
  /// making layers that are put into a tree.
  ///
  /// - Parameter layer: the layer to copy; one of another type is a programming error.
  // The first initializer of the class: `CALayer+Instantiation` relies on that.
  public init(layer: Any) {
    guard let original = layer as? CALayer else {
      fatalError("CALayer.init(layer:) copies layers, and was given \(type(of: layer))")
    }
    geometry = original.geometry
    appearance = original.appearance
    content = original.content
    extras = original.extras?.copyValues()
    flags = original.flags.subtracting([.awaitsAny, .observesChanges])
    super.init()
  }

  // Reads and writes of the unchecked ones run nothing else, so that none can begin within another; noting each with the runtime was a
  // tenth of what laying out costs.
  @exclusivity(unchecked) package final var geometry = LayerGeometry()
  package final var appearance = LayerAppearance()
  package final var content = LayerContent()
  package final var extras: LayerExtras?
  @exclusivity(unchecked) package final var flags = LayerFlags.initial
  /// From the lowest to the topmost, as `sublayers` has them.
  package final var sublayerStore: [CALayer] = []
  package final var awaiting = AwaitingSublayers()
  /// Cleared by the superlayer when it lets the layer go or goes itself.
  @exclusivity(unchecked) package final unowned(unsafe) var superlayerStore: CALayer?
  @exclusivity(unchecked) package final unowned(unsafe) var owner: (any LayerOwner)?

  /// Creates a layer without size at the origin, which shows nothing.
  public override init() {
    super.init()
    if !Self.isBuiltIn(type(of: self)) { flags.insert(.observesChanges) }
  }

  /// Reads a layer, with its sublayers, from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    if !Self.isBuiltIn(type(of: self)) { flags.insert(.observesChanges) }
    decode(from: coder)
  }

  deinit {
    for sublayer in sublayerStore { sublayer.superlayerStore = nil }
    extras?.mask?.superlayerStore = nil
  }

  /// Archives are checked by type when they are read.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the layer, with its sublayers, into an archive. Contents, actions and the delegate are left out.
  open func encode(with coder: NSCoder) {
    encodeValues(into: coder)
  }

  /// Returns the layer with the values that are on the screen, animations included: a copy, made by `init(layer:)`,
  /// which later changes don't reach. Its superlayer and sublayers are such copies, too.
  open func presentation() -> Self? {
    presentationLayer()
  }

  /// Returns the layer that a presentation layer was made of; a layer that is no presentation layer is its own model.
  open func model() -> Self {
    extras?.model.map { unsafeDowncast($0, to: Self.self) } ?? self
  }

  /// The object that draws and lays out for this layer. Not kept alive. Default `nil`.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? extras?.delegate }
    set { storeDelegate(newValue) }
  }

  /// A name to tell the layer by. Default `nil`.
  open var name: String? {
    get { extras?.name }
    set { if newValue != extras?.name { extrasToChange.name = newValue } }
  }

  // MARK: - Geometry

  /// The layer's rectangle in its own coordinates: its size, and the point that lies at its corner. Default zero.
  ///
  /// A new size asks for layout, and for display where `needsDisplayOnBoundsChange` is set. NaN is a programming error.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { storeBounds(newValue) }
  }

  /// Where the anchor point is in the superlayer's coordinates. Default (0, 0). NaN is a programming error.
  open var position: CGPoint {
    get { geometry.position }
    set { storePosition(newValue) }
  }

  /// The point of the layer that `position` places and that transforms turn about, as fractions of the bounds.
  /// Default (0.5, 0.5), the middle. May lie outside 0...1. Changing it moves the layer, not `position`.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { storeAnchorPoint(newValue) }
  }

  /// The anchor point's distance from the layer's plane. Default `0`.
  open var anchorPointZ: CGFloat {
    get { extras?.anchorPointZ ?? 0 }
    set { storeAnchorPointZ(newValue) }
  }

  /// The place in front of (positive) or behind the siblings. Default `0`. Siblings are drawn by rising z, those of the
  /// same z in the order of `sublayers`.
  open var zPosition: CGFloat {
    get { geometry.zPosition }
    set { storeZPosition(newValue) }
  }

  /// The layer's rectangle in the superlayer's coordinates, computed from bounds, position, anchor point and transform:
  /// with a transform, the least upright rectangle around it.
  ///
  /// Setting it sets the position and the bounds' size. Under a transform that turns by other than quarters, no bounds
  /// may fit: then the frame begins where asked and has the size of the given one turned back.
  open var frame: CGRect {
    get { derivedFrame }
    set { storeFrame(newValue) }
  }

  /// What is done to the layer, about its anchor point, where its superlayer shows it. Default the identity.
  ///
  /// A layer is flat and is drawn into its superlayer's plane: by the part of the transform that concerns x and y, the
  /// depth of a perspective taken at the anchor point. That is exact unless perspective meets a tilted layer.
  open var transform: CATransform3D {
    get { extras?.transform ?? CATransform3DIdentity }
    set { storeTransform(newValue) }
  }

  /// What is done, about this layer's anchor point, to all its sublayers; perspective, most often. Default the identity.
  open var sublayerTransform: CATransform3D {
    get { extras?.sublayerTransform ?? CATransform3DIdentity }
    set { storeSublayerTransform(newValue) }
  }

  /// Whether y runs the other way in this layer: its geometry and its sublayers' is mirrored, top to bottom, within its
  /// bounds. Default `false`. Contents stay upright.
  open var isGeometryFlipped: Bool {
    get { flags.contains(.isGeometryFlipped) }
    set { storeGeometryFlipped(newValue) }
  }

  /// Returns whether this layer and its ancestors together flip y, so that contents have to be flipped back to be
  /// upright.
  open func contentsAreFlipped() -> Bool {
    geometryIsFlippedInAll
  }

  /// Whether the layer shows from behind, too. Default `true`.
  open var isDoubleSided: Bool {
    get { flags.contains(.isDoubleSided) }
    set { store(newValue, as: .isDoubleSided) }
  }

  /// What the layer's transform does within the plane.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets the transform to one that stays in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Returns the size, in the superlayer's coordinates, that suits the layer best: its frame's, unless a subclass knows
  /// better.
  open func preferredFrameSize() -> CGSize {
    frame.size
  }

  // MARK: - Conversion and hit testing

  /// Returns the point `p` of the layer `l`, in this layer's coordinates.
  ///
  /// - Parameters:
  ///   - p: a point in the coordinates of `l`.
  ///   - l: a layer of the same tree; `nil` stands for the coordinates that the root layer lies in.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    LayerConversion.convert(p, from: l, to: self)
  }

  /// Returns the point `p` of this layer, in the coordinates of the layer `l`; `nil` stands for those the root layer
  /// lies in.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    LayerConversion.convert(p, from: self, to: l)
  }

  /// Returns the least upright rectangle in this layer's coordinates around the rectangle `r` of the layer `l`.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    LayerConversion.convert(r, from: l, to: self)
  }

  /// Returns the least upright rectangle in the coordinates of the layer `l` around the rectangle `r` of this layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    LayerConversion.convert(r, from: self, to: l)
  }

  /// Returns the local time `t` of the layer `l`, in this layer's local time; `nil` stands for the clock of
  /// `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(atClockTime: l?.clockTime(atLocalTime: t) ?? t)
  }

  /// Returns the local time `t` of this layer, in the local time of the layer `l`; `nil` stands for the clock of
  /// `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let clock = clockTime(atLocalTime: t)
    return l?.localTime(atClockTime: clock) ?? clock
  }

  /// Returns the topmost layer at a point, of this layer and all below it; `nil` where there is none. Hidden layers are
  /// passed over, and so is what lies outside the bounds of a layer that masks to them.
  ///
  /// - Parameter p: a point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    topmostLayer(at: p)
  }

  /// Returns whether the bounds contain a point of this layer's coordinates. The greatest x and y are outside.
  open func contains(_ p: CGPoint) -> Bool {
    geometry.bounds.contains(p)
  }

  // MARK: - Hierarchy

  /// The layer that this one is a sublayer, or the mask, of.
  open var superlayer: CALayer? {
    superlayerStore ?? extras?.model?.superlayerStore?.presentation()
  }

  /// The sublayers from the lowest to the topmost; `nil` when there are none.
  open var sublayers: [CALayer]? {
    get { sublayerStore.isEmpty ? presentedSublayers : sublayerStore }
    set { replaceSublayers(newValue ?? []) }
  }

  /// Puts a layer on top of the sublayers, taking it from where it was.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: sublayerStore.count)
  }

  /// Puts a layer among the sublayers, taking it from where it was.
  ///
  /// - Parameters:
  ///   - layer: the new sublayer.
  ///   - idx: the number of sublayers that shall be below it; more than there are means on top.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Puts a layer right below another; below all when the other is no sublayer of this one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, below: sibling)
  }

  /// Puts a layer right above another; above all when the other is no sublayer of this one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, above: sibling)
  }

  /// Puts a layer where a sublayer is, which leaves. Nothing happens when the old one is no sublayer of this one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Leaves the superlayer. A layer that is a mask is a mask no more.
  open func removeFromSuperlayer() {
    detachFromSuperlayer()
  }

  // MARK: - Layout

  /// Asks for `layoutSublayers()` before the next frame.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Returns whether `layoutSublayers()` is due.
  open func needsLayout() -> Bool {
    flags.contains(.needsLayout)
  }

  /// Does the layout that is due, now: of the whole tree under the highest ancestor reached by way of layers that need
  /// layout. Costs time only for layers that need layout and their ancestors.
  open func layoutIfNeeded() {
    layoutFromHighestNeed()
  }

  /// Places the sublayers; the default lets the delegate do it. Called when layout is due, not to be called directly.
  open func layoutSublayers() {
    if let owner { owner.layoutSublayers(of: self) } else { extras?.delegate?.layoutSublayers(of: self) }
  }

  // MARK: - Display

  /// Asks for the contents to be drawn again before the next frame.
  open func setNeedsDisplay() {
    markNeedsDisplay()
  }

  /// Asks for a part of the contents to be drawn again. Contents are kept as drawing commands, which are all made
  /// again.
  ///
  /// - Parameter r: the part, in this layer's coordinates; nothing happens when it is empty.
  open func setNeedsDisplay(_ r: CGRect) {
    if !r.isEmpty { setNeedsDisplay() }
  }

  /// Returns whether the contents are due to be drawn again.
  open func needsDisplay() -> Bool {
    flags.contains(.needsDisplay)
  }

  /// Draws the contents now, if that is due. Concerns this layer, not its sublayers.
  open func displayIfNeeded() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
  }

  /// Renews the contents: by the delegate's `display(_:)`, which draws unless the delegate has its own, or by
  /// `draw(in:)`. A layer that draws nothing keeps the contents that were set.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the contents; the default lets the delegate do it.
  ///
  /// - Parameter ctx: a context in this layer's coordinates, clipped to its bounds.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Draws this layer and all below it into a context, in this layer's coordinates: its own position and transform are
  /// left out. What is due to be displayed is displayed first; layout is not done. Animations play no part.
  open func render(in ctx: CGContext) {
    displayTree()
    // As one picture: the context may have an alpha, a blend mode or a shadow set.
    ctx.beginTransparencyLayer(auxiliaryInfo: nil)
    LayerRenderer.draw(self, into: ctx)
    ctx.endTransparencyLayer()
  }

  /// Whether a new size of the bounds asks for display. Default `false`.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set { store(newValue, as: .needsDisplayOnBoundsChange) }
  }

  /// Returns whether a change of the property `key` asks for display. Default `false`.
  open class func needsDisplay(forKey key: String) -> Bool {
    false
  }

  // MARK: - Contents

  /// The image that the layer shows: a `CGImage`, another layer's contents, or `nil`. Default `nil`.
  ///
  /// After display it is what was drawn. Objects of other types are kept and show nothing.
  open var contents: Any? {
    get { contentsObject }
    set { storeContents(newValue) }
  }

  /// The part of the contents to show, in fractions of their size. Default all, (0, 0, 1, 1).
  open var contentsRect: CGRect {
    get { extras?.contentsRect ?? .unit }
    set { storeContentsRect(newValue) }
  }

  /// The part of the contents that is stretched when they are resized, in fractions of their size; beside it they are
  /// stretched in one direction, and in the corners not at all. Default all, (0, 0, 1, 1).
  open var contentsCenter: CGRect {
    get { extras?.contentsCenter ?? .unit }
    set { storeContentsCenter(newValue) }
  }

  /// How contents are placed when their size is not the bounds'. Default `.resize`.
  open var contentsGravity: CALayerContentsGravity {
    get { content.gravity }
    set { if newValue != content.gravity { change(.contentsGravity) { content.gravity = newValue } } }
  }

  /// How many pixels of an image make a point. Default `1`. What the layer draws is kept as drawing commands, and so is
  /// sharp at any scale.
  open var contentsScale: CGFloat {
    get { content.scale }
    set { if newValue != content.scale { change(.contentsScale) { content.scale = newValue } } }
  }

  /// How pixels are read when the contents are drawn smaller. Default `.linear`.
  open var minificationFilter: CALayerContentsFilter {
    get { extras?.minificationFilter ?? .linear }
    set { if newValue != minificationFilter { extrasToChange.minificationFilter = newValue } }
  }

  /// How pixels are read when the contents are drawn larger. Default `.linear`.
  open var magnificationFilter: CALayerContentsFilter {
    get { extras?.magnificationFilter ?? .linear }
    set { if newValue != magnificationFilter { extrasToChange.magnificationFilter = newValue } }
  }

  // MARK: - Appearance

  /// What fills the layer's bounds under its contents, with rounded corners. Default `nil`, nothing.
  open var backgroundColor: CGColor? {
    get { appearance.backgroundColor }
    set { storeBackgroundColor(newValue) }
  }

  /// The radius, in points, of the corners of background and border, and of what is clipped if the layer masks to its
  /// bounds. Default `0`; less is taken as `0`, and more than half the shorter side as that.
  open var cornerRadius: CGFloat {
    get { appearance.cornerRadius }
    set { if newValue != appearance.cornerRadius { change(.cornerRadius) { appearance.cornerRadius = newValue } } }
  }

  /// The corners that `cornerRadius` rounds. Default all.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(appearance.maskedCorners)) }
    set { storeMaskedCorners(newValue) }
  }

  /// The shape of rounded corners. Default `.circular`.
  open var cornerCurve: CALayerCornerCurve {
    get { appearance.hasContinuousCorners ? .continuous : .circular }
    set { appearance.hasContinuousCorners = newValue == .continuous }
  }

  /// How much of an edge a corner takes, in radii.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The width, in points, of the line drawn inside the bounds, above contents and sublayers. Default `0`, none.
  open var borderWidth: CGFloat {
    get { appearance.borderWidth }
    set { if newValue != appearance.borderWidth { change(.borderWidth) { appearance.borderWidth = newValue } } }
  }

  /// The color of the border. Default opaque black; `nil` draws none.
  open var borderColor: CGColor? {
    get { appearance.borderColor }
    set { storeBorderColor(newValue) }
  }

  /// How much of the layer, and all below it, shows: from `0` to `1`, the default. Values outside are taken as the
  /// nearer end.
  open var opacity: Float {
    get { appearance.opacity }
    set { if newValue != appearance.opacity { change(.opacity) { appearance.opacity = newValue } } }
  }

  /// Whether layer and sublayers become translucent together, as one picture, so that none shows through another.
  /// Otherwise each has the opacity by itself. Default `true`.
  open var allowsGroupOpacity: Bool {
    get { flags.contains(.allowsGroupOpacity) }
    set { store(newValue, as: .allowsGroupOpacity) }
  }

  /// Whether the layer and all below it are left out. Default `false`.
  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set { if newValue != flags.contains(.isHidden) { change(.hidden) { store(newValue, as: .isHidden) } } }
  }

  /// Whether contents and sublayers are cut off at the bounds, with their rounded corners. The shadow, which lies
  /// outside, then is cut off too. Default `false`.
  open var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set {
      if newValue != flags.contains(.masksToBounds) {
        change(.masksToBounds) { store(newValue, as: .masksToBounds) }
      }
    }
  }

  /// A layer, placed in this one's coordinates, whose opaqueness shows this one and all below it. Default `nil`.
  ///
  /// It must have no superlayer; this layer becomes its superlayer. Costs a picture of the layer's size to draw, except
  /// when it is an opaque rectangle or an opaque filled shape.
  open var mask: CALayer? {
    get { extras?.mask }
    set { storeMask(newValue) }
  }

  /// The promise that the contents have no translucent pixel. Default `false`. It spares work on a GPU; here it is
  /// not needed, and what is translucent nevertheless is drawn so.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { store(newValue, as: .isOpaque) }
  }

  // MARK: - Shadow

  /// The color of the shadow. Default opaque black; `nil` draws none.
  open var shadowColor: CGColor? {
    get { extras.map { $0.shadow.color } ?? .opaqueBlack }
    set { storeShadow(.shadowColor, \.color, newValue) }
  }

  /// How much of the shadow shows, from `0`, the default and none, to `1`.
  ///
  /// Without `shadowPath`, a shadow costs a picture of the layer with all below it, unless the layer's background is
  /// opaque and nothing sticks out of it.
  open var shadowOpacity: Float {
    get { extras?.shadow.opacity ?? 0 }
    set { storeShadow(.shadowOpacity, \.opacity, newValue) }
  }

  /// How far, in points, the shadow lies from the layer. Default (0, -3).
  open var shadowOffset: CGSize {
    get { extras?.shadow.offset ?? LayerShadow().offset }
    set { storeShadow(.shadowOffset, \.offset, newValue) }
  }

  /// The blur of the shadow: the standard deviation, in points, of a Gaussian. Default `3`.
  open var shadowRadius: CGFloat {
    get { extras?.shadow.radius ?? LayerShadow().radius }
    set { storeShadow(.shadowRadius, \.radius, newValue) }
  }

  /// The outline that casts the shadow, in this layer's coordinates. Default `nil`: what the layer shows casts it.
  /// A path that can be changed is copied.
  open var shadowPath: CGPath? {
    get { extras?.shadow.path }
    set { storeShadowPath(newValue) }
  }

  // MARK: - Hints for a GPU

  /// The wish that the layer be kept as a picture between frames. Default `false`. It concerns speed on a GPU; drawing
  /// gives the same pixels with and without it.
  open var shouldRasterize: Bool {
    get { flags.contains(.shouldRasterize) }
    set { store(newValue, as: .shouldRasterize) }
  }

  /// The scale of the picture that `shouldRasterize` asks for. Default `1`. Like that, it has no effect on the pixels.
  open var rasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set { if newValue != rasterizationScale { extrasToChange.rasterizationScale = newValue } }
  }

  /// Whether `draw(in:)` may be carried out later, on another thread. Default `false`. Drawing is recorded and carried
  /// out when the frame is composed in either case.
  open var drawsAsynchronously: Bool {
    get { flags.contains(.drawsAsynchronously) }
    set { store(newValue, as: .drawsAsynchronously) }
  }

  /// Whether the edges of a layer that is off the pixel grid are softened. Default `false`: they are those of pixels.
  open var allowsEdgeAntialiasing: Bool {
    get { flags.contains(.allowsEdgeAntialiasing) }
    set { store(newValue, as: .allowsEdgeAntialiasing) }
  }

  /// The edges that are softened where `allowsEdgeAntialiasing` says so; others lie on the pixel grid. Default all.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras?.softEdges ?? .all }
    set { if newValue != edgeAntialiasingMask { extrasToChange.softEdges = newValue } }
  }

  /// How the layer, with all below it, is laid onto what lies behind: the name of a blend mode, such as "multiplyBlendMode".
  /// Default `nil`, over it. Other names and objects are kept, and have no effect.
  open var compositingFilter: Any? {
    get { extras?.compositingFilter }
    set { storeCompositingFilter(newValue) }
  }

  /// Values for keys that the layer has no values for itself, see `value(forKey:)`; more of them under the key "style". Default
  /// `nil`.
  open var style: [AnyHashable: Any]? {
    get { extras?.style }
    set { if newValue != nil || extras != nil { extrasToChange.style = newValue } }
  }

  // MARK: - Actions

  /// Returns the action for an event: the delegate's, else that of `actions`, else `defaultAction(forKey:)`, else, for
  /// changes of properties of layers that are on the screen and belong to no view, an animation. `NSNull` in one place
  /// ends the search.
  open func action(forKey event: String) -> (any CAAction)? {
    searchAction(forKey: event)
  }

  /// The actions of this layer, by event. Default `nil`.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { storeActions(newValue) }
  }

  /// Returns the action for an event that neither the delegate nor `actions` has one for. The default has none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    nil
  }

  /// Returns the value that a property of a new layer has; `nil` for unknown ones, and for those without a value.
  open class func defaultValue(forKey key: String) -> Any? {
    CALayer().propertyValue(forKey: key)
  }

  // MARK: - Animations

  /// Adds a copy of an animation, which begins with the next frame unless it has a `beginTime`.
  ///
  /// - Parameters:
  ///   - anim: the animation. One without a duration lasts as long as the transaction says, by default 0.25 s.
  ///   - key: a name to find it by; an animation that has it already is taken away. `nil` for none.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    store(anim, forKey: key)
  }

  /// Takes the animation with a name away. The layer shows its own values again.
  open func removeAnimation(forKey key: String) {
    removeStoredAnimation(forKey: key)
  }

  /// Takes all animations away.
  open func removeAllAnimations() {
    removeStoredAnimations()
  }

  /// Returns the names of the layer's animations, in the order in which they were added; `nil` for none.
  open func animationKeys() -> [String]? {
    storedAnimationKeys
  }

  /// Returns the animation with a name: the layer's own copy, which must not be changed.
  open func animation(forKey key: String) -> CAAnimation? {
    storedAnimation(forKey: key)
  }

  // MARK: - Values by key

  /// Returns the value of a property by its name, or what was set for a key of one's own. Numbers come as `NSNumber`,
  /// which `as? Double` and `as? Float` take; on Linux `as? CGFloat` does not.
  open func value(forKey key: String) -> Any? {
    guard let value = propertyValue(forKey: LayerKeyPath(key).key) ?? otherValue(forKey: LayerKeyPath(key).key) else {
      return nil
    }
    return AnimationValue(value)?.any
  }

  /// Sets a property by its name, or keeps a value for a key of one's own.
  open func setValue(_ value: Any?, forKey key: String) {
    setLayerValue(value, forKey: LayerKeyPath(key).key)
  }

  /// Returns a value by a key path, which may lead into a point, size, rectangle or transform: `position.x`,
  /// `bounds.size.width`, `transform.scale.x`, `transform.rotation` (about z, in radians), `transform.translation`.
  open func value(forKeyPath keyPath: String) -> Any? {
    layerValue(forKeyPath: keyPath)
  }

  /// Sets a value by a key path; see `value(forKeyPath:)`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setLayerValue(value, forKeyPath: keyPath)
  }

  /// Shows a value of an animation, without the layer's own being told.
  package func showValue(_ value: AnimationValue, forKey name: String) {
    showLayerValue(value, forKey: name)
  }

  /// What puts back the values that a class of this module has besides a layer's.
  package func saveBuiltInValues() -> () -> Void {
    {}
  }

  /// Returns the value of a property by its name; `nil` for a name that no property of this layer has.
  package func propertyValue(forKey name: String) -> Any? {
    layerValue(forKey: name)
  }

  // MARK: - What a class of this module draws by itself

  /// Draws what lies within the outline of the layer, above its background.
  package func drawBackgroundContent(in context: CGContext) {}

  /// Draws what lies among the contents.
  package func drawForegroundContent(in context: CGContext) {}

  /// How many things the two draw, one over the other.
  package var builtInPartCount: Int { 0 }

  /// Whether the layer draws anything among its contents, which may stick out of the bounds.
  package var drawsBeyondBounds: Bool { false }

  /// A rectangle with what the layer draws among its contents.
  package var builtInExtent: CGRect { .null }

  /// Where the sublayers are drawn that lie in a rectangle.
  package func extent(ofSublayers rect: CGRect) -> CGRect { rect }

  /// The path that the layer fills with an opaque color, if it draws nothing else.
  package var opaqueBuiltInPath: CGPath? { nil }

  // MARK: - Timing

  open var beginTime: CFTimeInterval {
    get { extras?.timing.beginTime ?? 0 }
    set { if newValue != beginTime { extrasToChange.timing.beginTime = newValue } }
  }

  /// The length, in seconds, of the layer's time line. Default infinity, as a layer does not end.
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
