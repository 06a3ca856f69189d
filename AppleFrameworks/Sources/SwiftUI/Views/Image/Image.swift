@_spi(Host) import UIKit

/// A view that displays an image.
///
/// Unchecked: The image is a value, and the images in it are immutable.
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
  /// - Parameter bundle: The bundle that contains the asset; `nil` (the default) for the app's bundle. An unknown name
  ///   results in an empty image.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

  /// Creates an image from a generated asset symbol, with its name as the accessibility label.
  public init(_ resource: ImageResource) { self.init(.named(resource.name, resource.bundle)) }

  /// Creates an image from the app's assets with an accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle))
    self.label = label
  }

  /// Creates an image from the app's assets that is hidden from assistive technologies.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
    isDecorative = true
  }

  /// Creates a symbol image. An unknown name results in an empty image.
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
  ///   - scale: The number of pixels per point.
  ///   - orientation: The orientation of the image. Default: `.up`.
  ///   - label: The accessibility label.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.cgImage(cgImage, scale, orientation))
    self.label = label
  }

  /// Creates an image from a Core Graphics image that is hidden from assistive technologies.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - orientation: The orientation of the image. Default: `.up`.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.cgImage(cgImage, scale, orientation))
    isDecorative = true
  }

  /// The orientation of an image's data, which determines its display.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/image/orientation
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The image is upright.
    case up = 1
    /// The image is mirrored horizontally.
    case upMirrored
    /// The image is rotated by 180 degrees.
    case down
    /// The image is mirrored vertically.
    case downMirrored
    /// The image is mirrored horizontally, then rotated by 90 degrees counterclockwise.
    case leftMirrored
    /// The image is rotated by 90 degrees clockwise.
    case right
    /// The image is mirrored horizontally, then rotated by 90 degrees clockwise.
    case rightMirrored
    /// The image is rotated by 90 degrees counterclockwise.
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

  /// The mode of resizing an image.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/image/resizingmode
  public enum ResizingMode: Sendable {
    /// The image is repeated.
    case tile
    /// The image is stretched.
    case stretch
  }

  /// The rendering mode of an image.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/image/templaterenderingmode
  public enum TemplateRenderingMode: Sendable {
    /// Opaque areas are rendered in the foreground color.
    case template
    /// The image is rendered in its own colors.
    case original
  }

  /// The interpolation of pixels when an image is scaled.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/image/interpolation
  public enum Interpolation: Sendable {
    /// The color of the nearest pixel.
    case none
    /// A fast interpolation with low quality.
    case low
    /// A compromise between speed and quality, which is the default.
    case medium
    /// A slow interpolation with high quality.
    case high
  }

  /// The size of a symbol relative to text.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/image/scale
  public enum Scale: Sendable {
    /// A size smaller than the text's capital letters.
    case small
    /// About the height of the text's capital letters, which is the default.
    case medium
    /// A size larger than the text's capital letters.
    case large

    var scale: UIImage.SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// Returns an image that resizes to the proposed size.
  ///
  /// - Parameters:
  ///   - capInsets: The insets of the edges that are not resized, in points. Default: none.
  ///   - resizingMode: The mode of resizing the rest of the image. Default: It is stretched.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var result = self
    result.resizing = Resizing(insets: capInsets, mode: resizingMode)
    return result
  }

  /// Returns the image with a rendering mode; `nil` (the default) uses the image's own mode.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var result = self
    result.rendering = renderingMode
    return result
  }

  /// Returns the image with a rendering mode for the layers of a symbol; `nil` (the default) uses the environment's
  /// mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var result = self
    result.symbolMode = mode
    return result
  }

  /// Returns the image with an interpolation of pixels for scaling. Default: `.medium`.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var result = self
    result.interpolated = interpolation
    return result
  }

  /// Sets whether the image's edges are antialiased if they are not aligned to pixels. Default: `true`.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var result = self
    result.smoothsEdges = isAntialiased
    return result
  }

  var isSymbol: Bool { if case .symbol = source { true } else { false } }

  /// Returns whether the image is drawn in the foreground color.
  func isTemplate(_ image: UIImage) -> Bool {
    switch rendering {
    case .template: true
    case .original: false
    case nil:
      isSymbol || image.renderingMode == .alwaysTemplate
        || image.isSymbolImage && image.renderingMode != .alwaysOriginal
    }
  }

  /// Returns the UIKit image for an environment.
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
  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension Image: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, context) { ImageBox($0, node: $1) }
  }
}
