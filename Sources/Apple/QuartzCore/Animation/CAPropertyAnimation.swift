/// An animation of one property of a layer, named by a key path. Its subclasses are used.
///
/// - Source: developer.apple.com/documentation/quartzcore/capropertyanimation
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of a property.
  ///
  /// - Parameter path: such as `opacity`, `position.x` or `transform.rotation.z`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property. Default `nil`: the key that the animation is run for as an action.
  open var keyPath: String?

  /// Whether the values are added to what the property shows without the animation. Default `false`. Transforms are
  /// concatenated, the animation's first.
  open var isAdditive = false

  /// Whether each repeated run begins where the one before has ended. Default `false`.
  open var isCumulative = false

  /// Makes transforms of the numbers that the animation computes. Default `nil`.
  open var valueFunction: CAValueFunction?

  open override class func defaultValue(forKey key: String) -> Any? {
    key == "additive" || key == "cumulative" ? false : super.defaultValue(forKey: key)
  }

  package override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
  }

  open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    guard keyPath == nil, let copy = copy() as? CAPropertyAnimation else { return layer.add(self, forKey: event) }
    copy.keyPath = event
    layer.add(copy, forKey: event)
  }

  package override func show(on layer: CALayer, _ moment: AnimationMoment) {
    guard let keyPath else { return }
    let path = LayerKeyPath(keyPath)
    let current = layer.shownValue(for: path)
    guard var value = value(at: moment, over: current) else { return }
    if isCumulative, moment.run > 0, let end = endValue(over: current) {
      value = value.adding(end, times: moment.run)
    }
    if let valueFunction { value = valueFunction.transform(of: value) ?? value }
    if isAdditive, let current { value = current.adding(value, times: 1) }
    layer.show(value, for: path)
  }

  /// Returns the property's value at a moment.
  ///
  /// - Parameter current: what it would be without the animation.
  package func value(at moment: AnimationMoment, over current: AnimationValue?) -> AnimationValue? {
    nil
  }

  /// Returns the value at the end of a run.
  package func endValue(over current: AnimationValue?) -> AnimationValue? {
    value(at: AnimationMoment(fraction: 1, run: 0, duration: duration), over: current)
  }
}
