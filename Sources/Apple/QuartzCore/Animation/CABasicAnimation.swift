/// An animation between two values.
///
/// | set | runs |
/// | --- | --- |
/// | from, to | from one to the other |
/// | from, by | from `fromValue` to `fromValue` + `byValue` |
/// | by, to | from `toValue` - `byValue` to `toValue` |
/// | from | from it to what the property shows without the animation |
/// | to | from what the property shows without the animation to it |
/// | by | from what the property shows without the animation to that + `byValue` |
/// | none | from what the property showed before it changed to what it is now |
///
/// - Source: developer.apple.com/documentation/quartzcore/cabasicanimation
open class CABasicAnimation: CAPropertyAnimation {
  /// The initial value: a number, point, size, rectangle, color, transform, path, image, or an array of them, as it is
  /// or in an `NSNumber` or `NSValue`. Default: `nil`.
  open var fromValue: Any?
  /// The final value. Default: `nil`.
  open var toValue: Any?
  /// The difference between the values. Default: `nil`. It has no effect if both other values are set.
  open var byValue: Any?
  /// The displayed value of the property before the change that the animation is the action of.
  package final var valueBefore: AnimationValue?

  package override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    copy.valueBefore = valueBefore
  }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "fromValue": fromValue
    case "toValue": toValue
    case "byValue": byValue
    default: super.value(forKey: key)
    }
  }

  package override func value(at moment: AnimationMoment, over current: AnimationValue?) -> AnimationValue? {
    guard let (from, to) = ends(over: current) else { return nil }
    return from.interpolated(to: to, progress: progress(of: moment))
  }

  /// Returns the progress of the value at a moment, which exceeds 1 for springs.
  package func progress(of moment: AnimationMoment) -> Double {
    progress(at: moment)
  }

  private final func ends(over current: AnimationValue?) -> (AnimationValue, AnimationValue)? {
    let from = fromValue.flatMap { AnimationValue($0) }
    let to = toValue.flatMap { AnimationValue($0) }
    let by = byValue.flatMap { AnimationValue($0) }
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by, times: 1))
    case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
    case (let from?, nil, nil): return (from, current ?? from)
    case (nil, let to?, nil): return (current ?? to, to)
    case (nil, nil, let by?): return current.map { ($0, $0.adding(by, times: 1)) }
    case (nil, nil, nil): return current.map { (valueBefore ?? $0, $0) }
    }
  }
}

extension CABasicAnimation {
  /// Stores the displayed value of a property before the change that this is the action of, if it is needed.
  final func noteValueBefore(of layer: CALayer, forKey key: String) {
    guard fromValue == nil, toValue == nil, byValue == nil else { return }
    valueBefore = layer.presentedValue(for: LayerKeyPath(keyPath ?? key))
  }
}
