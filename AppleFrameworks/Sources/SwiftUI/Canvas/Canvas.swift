import UIKit

/// A view that is drawn by a closure.
///
/// - Source: developer.apple.com/documentation/swiftui/canvas
public struct Canvas<Symbols: View>: View {
  /// The views that the renderer can draw.
  public nonisolated(unsafe) var symbols: Symbols
  /// Draws the canvas, in a context and a size in points.
  public nonisolated(unsafe) var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Whether the canvas covers everything behind it.
  ///
  /// - Default: `false`.
  public var isOpaque: Bool

  /// The color space in which colors are mixed.
  ///
  /// - Default: `.nonLinear`.
  public var colorMode: ColorRenderingMode

  /// Creates a canvas with symbols.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas covers everything behind it: places where nothing is drawn are black then.
  ///   - colorMode: The color space in which colors are mixed.
  ///   - renderer: Draws in a context with its origin at the top left, and the size in points.
  ///   - symbols: The views that the renderer can draw, found by their tags.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
  }

  /// The view is drawn by the framework, so it has no body.
  public typealias Body = Never
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas without symbols.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas covers everything behind it: places where nothing is drawn are black then.
  ///   - colorMode: The color space in which colors are mixed.
  ///   - renderer: Draws in a context with its origin at the top left, and the size in points.
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
