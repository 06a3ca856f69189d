import UIKit

extension View {
  /// Displays views in front of the view. They do not change its size.
  ///
  /// - Parameter alignment: The alignment of the views.
  /// - Source: developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    applying(LayeredModifier(other: content(), alignment: alignment, isAbove: true))
  }

  /// Displays another view in front of the view. It does not change its size.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/overlay(_:alignment:)
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    applying(LayeredModifier(other: overlay, alignment: alignment, isAbove: true))
  }

  /// Fills the area in front of the view with a style.
  ///
  /// - Parameter edges: The edges at which the style continues into the safe area.
  /// - Source: developer.apple.com/documentation/swiftui/view/overlay(_:ignoressafeareaedges:)
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    applying(LayeredModifier(other: StyleFill(style: style, edges: edges), alignment: .center, isAbove: true))
  }

  /// Fills a shape in front of the view with a style.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/overlay(_:in:fillstyle:)
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    applying(
      LayeredModifier(
        other: DrawnShape(shape: shape, style: style, drawing: .fill(fillStyle)), alignment: .center, isAbove: true))
  }

  /// Displays views behind the view. They do not change its size.
  ///
  /// - Parameter alignment: The alignment of the views.
  /// - Source: developer.apple.com/documentation/swiftui/view/background(alignment:content:)
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    applying(LayeredModifier(other: content(), alignment: alignment, isAbove: false))
  }

  /// Displays another view behind the view. It does not change its size.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/background(_:alignment:)
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    applying(LayeredModifier(other: background, alignment: alignment, isAbove: false))
  }

  /// Fills the area behind the view with a style.
  ///
  /// - Parameter edges: The edges at which the style continues into the safe area.
  /// - Source: developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    applying(LayeredModifier(other: StyleFill(style: style, edges: edges), alignment: .center, isAbove: false))
  }

  /// Fills the area behind the view with the background style.
  ///
  /// - Parameter edges: The edges at which the style continues into the safe area.
  /// - Source: developer.apple.com/documentation/swiftui/view/background(ignoressafeareaedges:)
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view with a style.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/background(_:in:fillstyle:)
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    applying(
      LayeredModifier(
        other: DrawnShape(shape: shape, style: style, drawing: .fill(fillStyle)), alignment: .center, isAbove: false))
  }

  /// Fills a shape behind the view with the background style.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/background(in:fillstyle:)
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Draws a border along the inner edge of the view, with a width in points.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/border(_:width:)
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
