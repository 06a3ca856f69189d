import UIKit

extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View { applying(OpacityModifier(opacity: opacity)) }
  nonisolated public func hidden() -> some View { applying(HiddenModifier(isHidden: true)) }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    applying(TransformModifier(kind: .rotation(angle), anchor: anchor))
  }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    applying(TransformModifier(kind: .scale(scale), anchor: anchor))
  }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    applying(TransformModifier(kind: .affine(transform), anchor: .topLeading))
  }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    applying(Rotation3DModifier(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    applying(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    applying(ClipModifier(shape: shape, style: style, cornerRadius: nil))
  }
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    applying(ClipModifier(shape: Rectangle(), style: FillStyle(antialiased: antialiased), cornerRadius: 0))
  }
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    applying(HitTestingModifier(isAllowed: enabled))
  }
  nonisolated public func compositingGroup() -> some View { applying(GroupingModifier(isGrouped: true)) }
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    applying(TransitionModifier(transition: t)).applying(TraitModifier<TransitionTrait>(value: t))
  }
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  {
    applying(MaskModifier(mask: mask(), alignment: alignment))
  }
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    applying(MaskModifier(mask: mask, alignment: .center))
  }
}
