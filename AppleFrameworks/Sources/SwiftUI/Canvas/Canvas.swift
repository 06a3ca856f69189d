import UIKit

/// A place that is drawn into.
///
/// - Source: developer.apple.com/documentation/swiftui/canvas
public struct Canvas<Symbols: View>: View {
  public nonisolated(unsafe) var symbols: Symbols
  public nonisolated(unsafe) var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode

  /// - Parameters:
  ///   - opaque: whether everything is covered: what is not drawn on is black then.
  ///   - renderer: draws in a context of which the origin is at the top left, with the size in points.
  ///   - symbols: views that can be drawn, told apart by their tags.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
  }

  public typealias Body = Never
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(opaque: opaque, colorMode: colorMode, renderer: renderer) { EmptyView() }
  }
}

extension Canvas: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { CanvasNode(view, context) }
}
