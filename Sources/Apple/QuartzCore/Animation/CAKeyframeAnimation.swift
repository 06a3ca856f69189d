/// An animation through several values or along a path.
///
/// - Source: developer.apple.com/documentation/quartzcore/cakeyframeanimation
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order, in the forms of `CABasicAnimation.fromValue`. Default: `nil`.
  open var values: [Any]? {
    didSet { track = nil }
  }

  /// The path of a point, in place of `values`. Each line and each curve is the segment between two keyframes. A
  /// mutable path is copied. Default: `nil`.
  open var path: CGPath? {
    didSet {
      if path is CGMutablePath { path = path?.copy() }
      track = nil
    }
  }

  /// The times of the values, from 0 to 1 in increasing order. For `.discrete`, they are the starts of the values,
  /// followed by the end of the last one. Default: `nil`, which distributes them evenly, as does a wrong number of
  /// times.
  open var keyTimes: [NSNumber]? {
    didSet { track = nil }
  }

  /// The pacings of the segments between values, one less than there are values. Default: `nil`, linear.
  open var timingFunctions: [CAMediaTimingFunction]? {
    didSet { track = nil }
  }

  /// The interpolation between values. Default: `.linear`.
  open var calculationMode: CAAnimationCalculationMode = .linear {
    didSet { track = nil }
  }

  /// The tension of a `.cubic` curve at each value: 0 for a natural curve, 1 for corners. Default: `nil`, all 0.
  open var tensionValues: [NSNumber]? {
    didSet { track = nil }
  }

  /// The continuity of a `.cubic` curve at each value, which determines the sharpness of corners. Default: `nil`, all
  /// 0, without corners.
  open var continuityValues: [NSNumber]? {
    didSet { track = nil }
  }

  /// The bias of a `.cubic` curve at each value: it overshoots before the value if negative, after it if positive.
  /// Default: `nil`, all 0.
  open var biasValues: [NSNumber]? {
    didSet { track = nil }
  }

  /// The rotation of an object that moves along a path. Default: `nil`, none.
  open var rotationMode: CAAnimationRotationMode?

  /// The track of the keyframes, created on first use.
  private final var track: KeyframeTrack?

  package override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    copy.rotationMode = rotationMode
  }

  private final var madeTrack: KeyframeTrack {
    if let track { return track }
    let made = KeyframeTrack(of: self)
    track = made
    return made
  }

  package override func value(at moment: AnimationMoment, over current: AnimationValue?) -> AnimationValue? {
    madeTrack.value(at: progress(at: moment))
  }

  package override func show(on layer: CALayer, _ moment: AnimationMoment) {
    super.show(on: layer, moment)
    guard let rotationMode, path != nil, let angle = madeTrack.direction(at: progress(at: moment)) else { return }
    let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
    let path = LayerKeyPath("transform")
    guard let transform = layer.shownValue(for: path)?.transform else { return }
    layer.show(.transform(CATransform3DRotate(transform, turn, 0, 0, 1)), for: path)
  }
}
