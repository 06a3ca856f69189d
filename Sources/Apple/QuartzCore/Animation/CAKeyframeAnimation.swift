/// An animation through several values, or along a path.
///
/// - Source: developer.apple.com/documentation/quartzcore/cakeyframeanimation
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in turn, in the forms that `CABasicAnimation.fromValue` takes. Default `nil`.
  open var values: [Any]? {
    didSet { track = nil }
  }

  /// The way of a point, in place of `values`: each line and each curve leads from one keyframe to the next. A path that
  /// can be changed is copied. Default `nil`.
  open var path: CGPath? {
    didSet {
      if path is CGMutablePath { path = path?.copy() }
      track = nil
    }
  }

  /// When each value is reached, from 0 to 1, rising; for `.discrete`, when it begins, and at last when the last one
  /// ends. Default `nil`: evenly spread. Where the number of times is wrong, they are, too.
  open var keyTimes: [NSNumber]? {
    didSet { track = nil }
  }

  /// The pacing of each way between two values. Default `nil`, even. There is one less than there are values.
  open var timingFunctions: [CAMediaTimingFunction]? {
    didSet { track = nil }
  }

  /// How to get from one value to the next. Default `.linear`.
  open var calculationMode: CAAnimationCalculationMode = .linear {
    didSet { track = nil }
  }

  /// How tight a `.cubic` curve is at each value: 0 is a natural one, 1 has corners. Default `nil`, all 0.
  open var tensionValues: [NSNumber]? {
    didSet { track = nil }
  }

  /// How sharp the corners of a `.cubic` curve are at each value. Default `nil`, all 0, which has none.
  open var continuityValues: [NSNumber]? {
    didSet { track = nil }
  }

  /// Whether a `.cubic` curve swings out before (negative) or after each value. Default `nil`, all 0.
  open var biasValues: [NSNumber]? {
    didSet { track = nil }
  }

  /// How what is moved along a path turns with it. Default `nil`, not at all.
  open var rotationMode: CAAnimationRotationMode?

  /// What the properties come to; made when it is first needed.
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
