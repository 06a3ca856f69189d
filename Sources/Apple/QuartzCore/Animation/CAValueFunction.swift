/// A function that creates a transform from one or three numbers of an animation. It allows rotations by more than half
/// a turn, which transforms alone can't distinguish.
///
/// - Source: developer.apple.com/documentation/quartzcore/cavaluefunction
open class CAValueFunction: NSObject {
  /// The name of the function.
  open private(set) var name: CAValueFunctionName

  /// Creates the function with a name; `nil` for an unknown one.
  public init?(name: CAValueFunctionName) {
    let known: [CAValueFunctionName] = [
      .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
      .translateZ,
    ]
    guard known.contains(name) else { return nil }
    self.name = name
    super.init()
  }

  /// Returns the transform for a value; `nil` if the function doesn't support it.
  final func transform(of value: AnimationValue) -> AnimationValue? {
    switch value {
    case .number(let number): transform(CGFloat(number)).map(AnimationValue.transform)
    case .list(let values) where values.count == 3:
      transform(values.map { CGFloat($0.number ?? 0) }).map(AnimationValue.transform)
    default: nil
    }
  }

  private final func transform(_ value: CGFloat) -> CATransform3D? {
    switch name {
    case .rotateX: CATransform3DMakeRotation(value, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(value, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(value, 0, 0, 1)
    case .scaleX: CATransform3DMakeScale(value, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, value, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, value)
    case .translateX: CATransform3DMakeTranslation(value, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, value, 0)
    case .translateZ: CATransform3DMakeTranslation(0, 0, value)
    default: nil
    }
  }

  private final func transform(_ values: [CGFloat]) -> CATransform3D? {
    switch name {
    case .scale: CATransform3DMakeScale(values[0], values[1], values[2])
    case .translate: CATransform3DMakeTranslation(values[0], values[1], values[2])
    default: nil
    }
  }
}
