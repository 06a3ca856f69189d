import UIKit

/// A picture.
///
/// - Source: developer.apple.com/documentation/swiftui/image
public struct Image: Equatable, @unchecked Sendable {
  enum Source: Equatable {
    case named(String, Bundle?)
    case symbol(String)
    case image(UIImage)
    case cgImage(CGImage, CGFloat, Orientation)

    static func == (first: Source, second: Source) -> Bool {
      switch (first, second) {
      case (.named(let first, let one), .named(let second, let other)): first == second && one == other
      case (.symbol(let first), .symbol(let second)): first == second
      case (.image(let first), .image(let second)): first === second
      case (.cgImage(let first, let one, let a), .cgImage(let second, let other, let b)):
        first === second && one == other && a == b
      default: false
      }
    }
  }

  let source: Source
  var isDecorative = false
  var label: Text?
  var variable: Double?
  var resizing: Resizing?
  var rendering: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?
  var interpolated: Interpolation = .medium
  var smoothsEdges = true

  struct Resizing: Equatable {
    var insets: EdgeInsets
    var mode: ResizingMode
  }

  init(_ source: Source) { self.source = source }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle))
    self.label = label
  }
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
    isDecorative = true
  }
  public init(systemName: String) { self.init(.symbol(systemName)) }
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName))
    variable = variableValue
  }
  public init(uiImage: UIImage) { self.init(.image(uiImage)) }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.cgImage(cgImage, scale, orientation))
    self.label = label
  }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.cgImage(cgImage, scale, orientation))
    isDecorative = true
  }

  /// - Source: developer.apple.com/documentation/swiftui/image/orientation
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    var orientation: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
    }
  }
  /// - Source: developer.apple.com/documentation/swiftui/image/resizingmode
  public enum ResizingMode: Sendable { case tile, stretch }
  /// - Source: developer.apple.com/documentation/swiftui/image/templaterenderingmode
  public enum TemplateRenderingMode: Sendable { case template, original }
  /// - Source: developer.apple.com/documentation/swiftui/image/interpolation
  public enum Interpolation: Sendable { case none, low, medium, high }
  /// How large a symbol is beside text.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/image/scale
  public enum Scale: Sendable {
    case small, medium, large
    var scale: UIImage.SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// The picture takes the size that it is proposed.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var result = self
    result.resizing = Resizing(insets: capInsets, mode: resizingMode)
    return result
  }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var result = self
    result.rendering = renderingMode
    return result
  }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var result = self
    result.symbolMode = mode
    return result
  }
  /// How pixels are made where the picture is larger or smaller than it is.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var result = self
    result.interpolated = interpolation
    return result
  }
  /// Whether the picture's edges are smooth where they lie between pixels, as those of a turned picture do.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var result = self
    result.smoothsEdges = isAntialiased
    return result
  }

  var isSymbol: Bool { if case .symbol = source { true } else { false } }

  /// Whether it is shown in the foreground's color.
  func isTemplate(_ image: UIImage) -> Bool {
    switch rendering {
    case .template: true
    case .original: false
    case nil:
      isSymbol || image.renderingMode == .alwaysTemplate
        || image.isSymbolImage && image.renderingMode != .alwaysOriginal
    }
  }

  /// The image of UIKit's in an environment.
  func resolved(in environment: EnvironmentValues) -> UIImage {
    let traits = environment.traitCollection
    switch source {
    case .named(let name, let bundle): return UIImage(named: name, in: bundle, compatibleWith: traits) ?? UIImage()
    case .image(let image): return image
    case .cgImage(let image, let scale, let orientation):
      return UIImage(cgImage: image, scale: scale, orientation: orientation.orientation)
    case .symbol(let name):
      let font = (environment.font ?? .body).resolve(in: environment, environment.textLook)
      let configuration = UIImage.SymbolConfiguration(font: font, scale: environment.imageScale.scale)
      let name = environment.symbolVariants.applied(to: name, configuration)
      return UIImage(systemName: name, withConfiguration: configuration) ?? UIImage()
    }
  }
}

extension Image: View {
  public typealias Body = Never
}

extension Image: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, context) { ImageBox($0, node: $1) }
  }
}
