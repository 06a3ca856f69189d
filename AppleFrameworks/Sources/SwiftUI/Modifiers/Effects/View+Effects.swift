import UIKit

extension View {
  /// Makes the view transparent, from 0 for invisible to 1. Others are moved into that range.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/opacity(_:)
  nonisolated public func opacity(_ opacity: Double) -> some View { applying(OpacityModifier(opacity: opacity)) }

  /// Hides the view. It keeps its place and does not get touches.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/hidden()
  nonisolated public func hidden() -> some View { applying(HiddenModifier(isHidden: true)) }

  /// Turns the view clockwise around a point. Its layout does not change.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/rotationeffect(_:anchor:)
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    applying(TransformModifier(kind: .rotation(angle), anchor: anchor))
  }

  /// Scales the width and the height of the view around a point. Its layout does not change.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    applying(TransformModifier(kind: .scale(scale), anchor: anchor))
  }

  /// Scales the view around a point. Its layout does not change.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the width and the height of the view around a point. Its layout does not change.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scaleeffect(x:y:anchor:)
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Transforms the view around its top leading corner. Its layout does not change.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/transformeffect(_:)
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    applying(TransformModifier(kind: .affine(transform), anchor: .topLeading))
  }

  /// Turns the view in space. Its layout does not change.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The direction of the axis.
  ///   - anchor: The point on the axis.
  ///   - anchorZ: The depth of that point, in points.
  ///   - perspective: How strongly near parts are larger: 0 for not at all.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/rotation3deffect(_:axis:anchor:anchorz:perspective:)
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    applying(Rotation3DModifier(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Adds a shadow to the view.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - radius: Of the blur, in points.
  ///   - x: The horizontal offset, in points.
  ///   - y: The vertical offset, in points.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/shadow(color:radius:x:y:)
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    applying(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Clips the view to a shape.
  ///
  /// - Parameter style: What is inside; edges are always smooth.
  /// - Source: developer.apple.com/documentation/swiftui/view/clipshape(_:style:)
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    applying(ClipModifier(shape: shape, style: style, cornerRadius: nil))
  }

  /// Clips the view to its frame.
  ///
  /// - Parameter antialiased: Ignored.
  /// - Source: developer.apple.com/documentation/swiftui/view/clipped(antialiased:)
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    applying(ClipModifier(shape: Rectangle(), style: FillStyle(antialiased: antialiased), cornerRadius: 0))
  }

  /// Clips the view to a rectangle with round corners of a radius in points.
  ///
  /// - Parameter antialiased: Ignored: edges are smooth.
  /// - Source: developer.apple.com/documentation/swiftui/view/cornerradius(_:antialiased:)
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Sets whether the view gets touches.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/allowshittesting(_:)
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    applying(HitTestingModifier(isAllowed: enabled))
  }

  /// Draws the view as one picture before opacity and other effects apply to it.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/compositinggroup()
  nonisolated public func compositingGroup() -> some View { applying(GroupingModifier(isGrouped: true)) }

  /// Sets how the view appears and disappears where that is animated.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/transition(_:)
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    ViewTransitionView(content: self, insertion: t.insertion.views, removal: t.removal.views)
      .applying(TransitionModifier(transition: t)).applying(TraitModifier<TransitionTrait>(value: t))
  }

  /// Shows the view only where another one is opaque.
  ///
  /// - Parameter alignment: Where the mask lies in the view.
  /// - Source: developer.apple.com/documentation/swiftui/view/mask(alignment:_:)
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  {
    applying(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows the view only where another one is opaque.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/mask(_:)
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    applying(MaskModifier(mask: mask, alignment: .center))
  }
}
