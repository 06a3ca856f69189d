/// A layer that draws its sublayers several times, each time a little elsewhere, in another color, or as they were a little
/// earlier.
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

  /// How many times the sublayers are drawn, the original included. Default `1`; 0 or less draws none.
  open var instanceCount: Int {
    get { replication.count }
    set { replication.count = newValue }
  }

  /// Seconds by which each copy's animations are behind those of the one before. Default `0`.
  open var instanceDelay: CFTimeInterval {
    get { replication.delay }
    set { replication.delay = newValue }
  }

  /// What is done to each copy, from the one before, about the middle of this layer. Default the identity.
  open var instanceTransform: CATransform3D {
    get { replication.transform }
    set { replication.transform = newValue }
  }

  /// What the colors of the first copy are multiplied by. Default opaque white; `nil` counts as that.
  open var instanceColor: CGColor? {
    get { replication.color }
    set { replication.color = newValue }
  }

  /// What is added to the red of each copy's color, from the one before. Default `0`.
  open var instanceRedOffset: Float {
    get { replication.offsets.red }
    set { replication.offsets.red = newValue }
  }

  /// What is added to the green of each copy's color, from the one before. Default `0`.
  open var instanceGreenOffset: Float {
    get { replication.offsets.green }
    set { replication.offsets.green = newValue }
  }

  /// What is added to the blue of each copy's color, from the one before. Default `0`.
  open var instanceBlueOffset: Float {
    get { replication.offsets.blue }
    set { replication.offsets.blue = newValue }
  }

  /// What is added to the alpha of each copy's color, from the one before. Default `0`.
  open var instanceAlphaOffset: Float {
    get { replication.offsets.alpha }
    set { replication.offsets.alpha = newValue }
  }

  // Copies lie over each other: a translucent layer of them has to become a picture first.
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
