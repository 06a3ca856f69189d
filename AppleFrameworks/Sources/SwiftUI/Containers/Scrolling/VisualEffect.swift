import UIKit

/// A type that changes the drawing of a view depending on its geometry.
///
/// - Source: developer.apple.com/documentation/swiftui/visualeffect
public protocol VisualEffect: Sendable, Animatable {}

/// An effect without changes.
///
/// - Source: developer.apple.com/documentation/swiftui/emptyvisualeffect
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an effect without changes.
  public init() {}
}

/// The combined changes of an effect.
struct EffectChange {
  var opacity: Double = 1
  var blur: CGFloat = 0
  var filters: [ColorFilter] = []
  /// The transforms, each around a point of the view, in the order of their addition.
  var transforms: [@Sendable (CGSize) -> CATransform3D] = []
}

/// An effect of this framework.
protocol BuiltInEffect: VisualEffect {
  func apply(to change: inout EffectChange)
}

extension EmptyVisualEffect: BuiltInEffect {
  func apply(to change: inout EffectChange) {}
}

/// An effect that is applied after another one.
struct EffectStep<Base: VisualEffect>: BuiltInEffect {
  let base: Base
  let step: @Sendable (inout EffectChange) -> Void

  func apply(to change: inout EffectChange) {
    (base as? any BuiltInEffect)?.apply(to: &change)
    step(&change)
  }
}

extension VisualEffect {
  private func then(_ step: @escaping @Sendable (inout EffectChange) -> Void) -> EffectStep<Self> {
    EffectStep(base: self, step: step)
  }

  private func around(
    _ anchor: UnitPoint, _ transform: @escaping @Sendable (CGSize) -> CATransform3D
  ) -> EffectStep<Self> {
    then { change in
      change.transforms.append { size in
        let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
        return CATransform3DConcat(
          CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), transform(size)),
          CATransform3DMakeTranslation(x, y, 0))
      }
    }
  }

  /// Returns an effect that multiplies the view's opacity.
  public func opacity(_ opacity: Double) -> some VisualEffect { then { $0.opacity *= min(1, max(0, opacity)) } }

  /// Returns an effect that offsets the drawing of the view, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    around(.center) { _ in CATransform3DMakeTranslation(x, y, 0) }
  }

  /// Returns an effect that offsets the drawing of the view, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Returns an effect that scales the view around a point.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    around(anchor) { _ in CATransform3DMakeScale(scale.width, scale.height, 1) }
  }

  /// Returns an effect that scales the view around a point.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Returns an effect that scales the width and the height of the view around a point.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns an effect that rotates the view clockwise around a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    around(anchor) { _ in CATransform3DMakeRotation(angle.radians, 0, 0, 1) }
  }

  /// Returns an effect that rotates the view in three dimensions.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    around(anchor) { size in
      var distance = CATransform3DIdentity
      let longest = max(size.width, size.height)
      if longest > 0 { distance.m34 = -perspective / longest }
      let turn = CATransform3DConcat(
        CATransform3DMakeTranslation(0, 0, -anchorZ), CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z))
      return CATransform3DConcat(
        CATransform3DConcat(turn, distance), CATransform3DMakeTranslation(0, 0, anchorZ))
    }
  }

  /// Returns an effect that transforms the view around its top leading corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    around(.topLeading) { _ in CATransform3DMakeAffineTransform(transform) }
  }

  /// Returns an effect that blurs the view.
  ///
  /// - Parameter opaque: Ignored.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then { $0.blur = max($0.blur, radius) }
  }
  /// Returns an effect that changes the saturation of the view's colors.
  public func saturation(_ amount: Double) -> some VisualEffect { then { $0.filters.append(.saturation(amount)) } }
  /// Returns an effect that reduces the view's colors to gray.
  public func grayscale(_ amount: Double) -> some VisualEffect { then { $0.filters.append(.grayscale(amount)) } }
  /// Returns an effect that brightens the view's colors.
  public func brightness(_ amount: Double) -> some VisualEffect { then { $0.filters.append(.brightness(amount)) } }
  /// Returns an effect that changes the contrast of the view's colors.
  public func contrast(_ amount: Double) -> some VisualEffect { then { $0.filters.append(.contrast(amount)) } }
  /// Returns an effect that rotates the hues of the view's colors.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { then { $0.filters.append(.hueRotation(angle)) } }
}
