/// An animation of one property of a layer with a key path. Its subclasses are used.
///
/// - Source: developer.apple.com/documentation/quartzcore/capropertyanimation
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of a property.
  ///
  /// - Parameter path: The key path, such as `opacity`, `position.x` or `transform.rotation.z`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the property. Default: `nil`, the key for which the animation runs as an action.
  open var keyPath: String?

  /// Whether the values are added to the value without the animation. Default: `false`. Transforms are concatenated,
  /// that of the animation first.
  open var isAdditive = false

  /// Whether each repeated run begins with the end value of the previous one. Default: `false`.
  open var isCumulative = false

  /// The function that creates transforms from the numbers of the animation. Default: `nil`.
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

  /// Returns the value of the property at a moment.
  ///
  /// - Parameter current: The value without the animation.
  package func value(at moment: AnimationMoment, over current: AnimationValue?) -> AnimationValue? {
    nil
  }

  /// Returns the value at the end of a run.
  package func endValue(over current: AnimationValue?) -> AnimationValue? {
    value(at: AnimationMoment(fraction: 1, run: 0, duration: duration), over: current)
  }
}
