import UIKit

/// A view whose content a closure draws.
///
/// - Source: developer.apple.com/documentation/swiftui/canvas
public struct Canvas<Symbols: View>: View {
  /// The views that the renderer can draw.
  public nonisolated(unsafe) var symbols: Symbols
  /// The closure that draws the canvas in a context, with a size in points.
  public nonisolated(unsafe) var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Whether the canvas is opaque.
  ///
  /// - Default: `false`.
  public var isOpaque: Bool

  /// The color space in which colors are blended.
  ///
  /// - Default: `.nonLinear`.
  public var colorMode: ColorRenderingMode
  /// Whether a device draws the canvas on another thread. This framework always draws it on the main thread, with the
  /// same result.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with symbols.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas is opaque. Areas of an opaque canvas without drawing are black.
  ///   - colorMode: The color space in which colors are blended.
  ///   - renderer: A closure that draws in a context whose origin is at the top left, with the size in points.
  ///   - symbols: The views that the renderer can draw. It finds them by their tags.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// A view without a body. The framework draws it.
  public typealias Body = Never
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas without symbols.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas is opaque. Areas of an opaque canvas without drawing are black.
  ///   - colorMode: The color space in which colors are blended.
  ///   - renderer: A closure that draws in a context whose origin is at the top left, with the size in points.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

extension Canvas: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { CanvasNode(view, context) }
}
