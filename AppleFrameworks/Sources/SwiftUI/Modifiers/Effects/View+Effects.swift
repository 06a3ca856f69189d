import UIKit

extension View {
  /// Sets the opacity of the view, from 0 for invisible to 1. Other values are clamped to that range.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/opacity(_:)
  nonisolated public func opacity(_ opacity: Double) -> some View { applying(OpacityModifier(opacity: opacity)) }

  /// Hides the view. It keeps its space in the layout and receives no touches.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/hidden()
  nonisolated public func hidden() -> some View { applying(HiddenModifier(isHidden: true)) }

  /// Rotates the view clockwise around a point. The layout does not change.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/rotationeffect(_:anchor:)
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    applying(TransformModifier(kind: .rotation(angle), anchor: anchor))
  }

  /// Scales the width and the height of the view around a point. The layout does not change.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    applying(TransformModifier(kind: .scale(scale), anchor: anchor))
  }

  /// Scales the view around a point. The layout does not change.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the width and the height of the view around a point. The layout does not change.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scaleeffect(x:y:anchor:)
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Transforms the view around its top leading corner. The layout does not change.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/transformeffect(_:)
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    applying(TransformModifier(kind: .affine(transform), anchor: .topLeading))
  }

  /// Rotates the view in three dimensions. The layout does not change.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The direction of the axis.
  ///   - anchor: The point on the axis.
  ///   - anchorZ: The depth of the anchor, in points.
  ///   - perspective: The strength of the perspective; 0 for none.
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
  ///   - color: The color of the shadow.
  ///   - radius: The blur radius, in points.
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
  /// - Parameter style: The style that determines the interior. Edges are always antialiased.
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

  /// Clips the view to a rounded rectangle with a corner radius in points.
  ///
  /// - Parameter antialiased: Ignored. Edges are always antialiased.
  /// - Source: developer.apple.com/documentation/swiftui/view/cornerradius(_:antialiased:)
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Sets whether the view receives touches.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/allowshittesting(_:)
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    applying(HitTestingModifier(isAllowed: enabled))
  }

  /// Draws the view as one image before opacity and other effects are applied.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/compositinggroup()
  nonisolated public func compositingGroup() -> some View { applying(GroupingModifier(isGrouped: true)) }

  /// Sets the transition with which the view appears and disappears in an animated change.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/transition(_:)
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    ViewTransitionView(content: self, insertion: t.insertion.views, removal: t.removal.views)
      .applying(TransitionModifier(transition: t)).applying(TraitModifier<TransitionTrait>(value: t))
  }

  /// Masks the view with another view.
  ///
  /// - Parameter alignment: The alignment of the mask in the view.
  /// - Source: developer.apple.com/documentation/swiftui/view/mask(alignment:_:)
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  {
    applying(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Masks the view with another view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/mask(_:)
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    applying(MaskModifier(mask: mask, alignment: .center))
  }
}
