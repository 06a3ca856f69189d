import UIKit

extension View {
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    applying(LayeredModifier(other: content(), alignment: alignment, isAbove: true))
  }
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    applying(LayeredModifier(other: overlay, alignment: alignment, isAbove: true))
  }
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    applying(LayeredModifier(other: StyleFill(style: style, edges: edges), alignment: .center, isAbove: true))
  }
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    applying(
      LayeredModifier(
        other: ShapeView(shape: shape, style: style, drawing: .fill(fillStyle)), alignment: .center, isAbove: true))
  }
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    applying(LayeredModifier(other: content(), alignment: alignment, isAbove: false))
  }
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    applying(LayeredModifier(other: background, alignment: alignment, isAbove: false))
  }
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    applying(LayeredModifier(other: StyleFill(style: style, edges: edges), alignment: .center, isAbove: false))
  }
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    applying(
      LayeredModifier(
        other: ShapeView(shape: shape, style: style, drawing: .fill(fillStyle)), alignment: .center, isAbove: false))
  }
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
