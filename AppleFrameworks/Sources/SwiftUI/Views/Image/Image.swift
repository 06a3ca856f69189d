@_spi(Host) import UIKit

/// An image.
///
/// Unchecked: it is a value, and the images in it never change.
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

  /// Creates an image from the app's assets, with its name as the accessibility label.
  ///
  /// - Parameter bundle: The bundle with the asset; `nil` (the default) is the app's. An unknown name gives an empty
  ///   image.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

  /// Creates an image from a generated asset symbol, with its name as the accessibility label.
  public init(_ resource: ImageResource) { self.init(.named(resource.name, resource.bundle)) }

  /// Creates an image from the app's assets with an accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle))
    self.label = label
  }

  /// Creates an image from the app's assets that accessibility ignores.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
    isDecorative = true
  }

  /// Creates a symbol image. An unknown name gives an empty image.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// Creates a symbol image with a variable value, from 0 to 1. The value has no effect on the drawing.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName))
    variable = variableValue
  }

  /// Creates an image from a UIKit image.
  public init(uiImage: UIImage) { self.init(.image(uiImage)) }

  /// Creates an image from a Core Graphics image, with an accessibility label.
  ///
  /// - Parameters:
  ///   - scale: Pixels for each point.
  ///   - orientation: How the image is turned. Default: `.up`.
  ///   - label: The accessibility label.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.cgImage(cgImage, scale, orientation))
    self.label = label
  }

  /// Creates an image from a Core Graphics image that accessibility ignores.
  ///
  /// - Parameters:
  ///   - scale: Pixels for each point.
  ///   - orientation: How the image is turned. Default: `.up`.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.cgImage(cgImage, scale, orientation))
    isDecorative = true
  }

  /// How an image is turned to be upright.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/image/orientation
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// Upright.
    case up = 1
    /// Mirrored left to right.
    case upMirrored
    /// Turned by 180 degrees.
    case down
    /// Mirrored top to bottom.
    case downMirrored
    /// Mirrored left to right, then turned by 90 degrees counterclockwise.
    case leftMirrored
    /// Turned by 90 degrees clockwise.
    case right
    /// Mirrored left to right, then turned by 90 degrees clockwise.
    case rightMirrored
    /// Turned by 90 degrees counterclockwise.
    case left
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

  /// How an image fills a size other than its own.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/image/resizingmode
  public enum ResizingMode: Sendable {
    /// The image is repeated.
    case tile
    /// The image is stretched.
    case stretch
  }

  /// Which colors an image has.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/image/templaterenderingmode
  public enum TemplateRenderingMode: Sendable {
    /// The foreground color, wherever the image is opaque.
    case template
    /// The image's own colors.
    case original
  }

  /// How pixels are interpolated when an image is scaled.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/image/interpolation
  public enum Interpolation: Sendable {
    /// The nearest pixel is taken.
    case none
    /// Fast and coarse.
    case low
    /// Between speed and quality; the default.
    case medium
    /// Slow and smooth.
    case high
  }

  /// The size of a symbol relative to text.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/image/scale
  public enum Scale: Sendable {
    /// Smaller than the text's capitals.
    case small
    /// About as high as the text's capitals; the default.
    case medium
    /// Larger than the text's capitals.
    case large

    var scale: UIImage.SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// Makes the image take the proposed size.
  ///
  /// - Parameters:
  ///   - capInsets: The edges that are not resized, in points. Default: none.
  ///   - resizingMode: How the rest is resized. Default: it is stretched.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var result = self
    result.resizing = Resizing(insets: capInsets, mode: resizingMode)
    return result
  }

  /// Which colors the image has; `nil` (the default) is decided by the image.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var result = self
    result.rendering = renderingMode
    return result
  }

  /// How the layers of a symbol are colored; `nil` (the default) is the environment's mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var result = self
    result.symbolMode = mode
    return result
  }

  /// How pixels are interpolated when the image is scaled. Default: `.medium`.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var result = self
    result.interpolated = interpolation
    return result
  }

  /// Whether the image's edges are antialiased if they are not on pixel boundaries. Default: `true`.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var result = self
    result.smoothsEdges = isAntialiased
    return result
  }

  var isSymbol: Bool { if case .symbol = source { true } else { false } }

  /// Whether the image is drawn in the foreground color.
  func isTemplate(_ image: UIImage) -> Bool {
    switch rendering {
    case .template: true
    case .original: false
    case nil:
      isSymbol || image.renderingMode == .alwaysTemplate
        || image.isSymbolImage && image.renderingMode != .alwaysOriginal
    }
  }

  /// The UIKit image in an environment.
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
  /// Has no body: the framework renders it.
  public typealias Body = Never
}

extension Image: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, context) { ImageBox($0, node: $1) }
  }
}
