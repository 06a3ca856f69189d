/// A layer that draws its sublayers repeatedly, with changes of position, color and time.
///
/// - Source: developer.apple.com/documentation/quartzcore/careplicatorlayer
open class CAReplicatorLayer: CALayer {
  package final var replication = Replication()

  public override init() { super.init() }

  public override init(layer: Any) {
    if let original = layer as? CAReplicatorLayer { replication = original.replication }
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of times that the sublayers are drawn, including the original. Default: `1`. 0 or less draws none.
  open var instanceCount: Int {
    get { replication.count }
    set { replication.count = newValue }
  }

  /// The delay of each copy's animations after the previous one, in seconds. Default: `0`.
  open var instanceDelay: CFTimeInterval {
    get { replication.delay }
    set { replication.delay = newValue }
  }

  /// The transform from each copy to the next around the center of this layer. Default: the identity.
  open var instanceTransform: CATransform3D {
    get { replication.transform }
    set { replication.transform = newValue }
  }

  /// The color that multiplies those of the first copy. Default: opaque white, the same as `nil`.
  open var instanceColor: CGColor? {
    get { replication.color }
    set { replication.color = newValue }
  }

  /// The offset of the red component from each copy to the next. Default: `0`.
  open var instanceRedOffset: Float {
    get { replication.offsets.red }
    set { replication.offsets.red = newValue }
  }

  /// The offset of the green component from each copy to the next. Default: `0`.
  open var instanceGreenOffset: Float {
    get { replication.offsets.green }
    set { replication.offsets.green = newValue }
  }

  /// The offset of the blue component from each copy to the next. Default: `0`.
  open var instanceBlueOffset: Float {
    get { replication.offsets.blue }
    set { replication.offsets.blue = newValue }
  }

  /// The offset of the alpha from each copy to the next. Default: `0`.
  open var instanceAlphaOffset: Float {
    get { replication.offsets.alpha }
    set { replication.offsets.alpha = newValue }
  }

  // Copies overlap, so that a translucent layer of them must first become an image.
  package override var builtInPartCount: Int { instanceCount > 1 && !sublayerStore.isEmpty ? 2 : 0 }

  package override func extent(ofSublayers rect: CGRect) -> CGRect {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return replication.copies(around: middle).reduce(CGRect.null) { $0.union(rect.applying($1.transform)) }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    let box = value.flatMap { AnimationValue($0) } ?? .nothing
    if !replication.show(box, forKey: key) { super.setValue(value, forKey: key) }
  }

  package override func showValue(_ value: AnimationValue, forKey name: String) {
    if !replication.show(value, forKey: name) { super.showValue(value, forKey: name) }
  }

  package override func saveBuiltInValues() -> () -> Void {
    let replication = replication
    return { [self] in self.replication = replication }
  }

  package override func propertyValue(forKey name: String) -> Any? {
    replication.value(forKey: name) ?? super.propertyValue(forKey: name)
  }
}
