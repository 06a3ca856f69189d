import CoreGraphics
import Foundation

/// An image with properties for its display: scale, orientation, tint, stretchable parts.
///
/// Images are immutable. The `with...` methods return new images that share the pixels.
///
/// Unchecked: it is immutable; locks protect cached results.
///
/// - Source: developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, NSCopying, @unchecked Sendable, _ExpressibleByImageLiteral {
  /// The content; empty for an image without pixels.
  let content: ImageContent

  /// The properties for the display of the image.
  let appearance: ImageAppearance

  /// Creates an image. All designated initializers must be usable by other modules, or subclasses there inherit none.
  @usableFromInline
  init(_ parts: ImageParts) {
    content = parts.content
    appearance = parts.appearance
    super.init()
  }

  convenience init(content: ImageContent, appearance: ImageAppearance) {
    self.init(ImageParts(content: content, appearance: appearance))
  }

  // MARK: - Creating

  /// Creates an image without pixels and with size zero.
  public override init() {
    content = .none
    appearance = ImageAppearance()
    super.init()
  }

  /// Creates an image with one pixel per point.
  public init(cgImage: CGImage) {
    content = .pixels(ImageBitmap(cgImage, orientation: .up))
    appearance = ImageAppearance()
    super.init()
  }

  /// Creates an image from pixels.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point; 0 for 1.
  ///   - orientation: The transform of the pixels to the upright orientation.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    content = .pixels(ImageBitmap(cgImage, orientation: orientation))
    appearance = ImageAppearance(scale: scale)
    super.init()
  }

  /// Creates an image from the contents of an image file with one pixel per point; `nil` if the data isn't a valid
  /// image.
  ///
  /// PNG, JPEG, GIF (the first image), WebP, HEIC, AVIF, SVG and PDF (the first page) are detected by their
  /// beginning.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the contents of an image file; `nil` if the data isn't a valid image. See `init(data:)`.
  ///
  /// - Parameter scale: The number of pixels per point; 0 for 1.
  public init?(data: Data, scale: CGFloat) {
    guard let decoded = ImageContent(encoded: [UInt8](data)) else { return nil }
    content = decoded
    appearance = ImageAppearance(scale: scale)
    super.init()
  }

  /// Creates an image from an image file; `nil` if it can't be read.
  ///
  /// `@2x` and `@3x` at the end of the file's name specify the scale. For a name without them, the file beside it for
  /// the current traits' scale is used, if there is one.
  public init?(contentsOfFile path: String) {
    guard let (decoded, scale) = ImageFile.read(path) else { return nil }
    content = decoded
    appearance = ImageAppearance(scale: scale)
    super.init()
  }

  /// Creates an image from the main bundle by its name. See `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates an image from a bundle by its name in one of the bundle's asset catalogs, or by the name of its file,
  /// optionally with an extension such as `.png` or `.jpg`; `nil` if there is none.
  ///
  /// In a catalog, the variant for the traits is used, and views with other traits display another variant. For files,
  /// it is the one with the traits' scale (`@2x`) and device (`~ipad`) in its name, or else the next best. Images are
  /// cached.
  ///
  /// - Parameters:
  ///   - bundle: The bundle; `nil` for the main bundle.
  ///   - traitCollection: The traits; `nil` for the current ones.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let found = NamedImages.find(name, in: bundle ?? .main, for: traitCollection ?? .current) else { return nil }
    self.init(content: found.content, appearance: found.appearance.named(name))
  }

  /// Creates an image from a bundle by the name of its file, for the traits of a configuration. See
  /// `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    guard
      let found = NamedImages.find(name, in: bundle ?? .main, for: configuration?.traitCollection ?? .current)?
        .configured(configuration)
    else { return nil }
    self.init(content: found.content, appearance: found.appearance.named(name))
  }

  /// Creates an image from a bundle by its name, with a value from 0 to 1 for the variable layers of a symbol. See
  /// `init(named:in:with:)`. Other images ignore the value. Custom symbols show all layers here.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    guard
      let found = NamedImages.find(name, in: bundle ?? .main, for: configuration?.traitCollection ?? .current)?
        .configured(configuration)
    else { return nil }
    var appearance = found.appearance.named(name)
    appearance.symbol?.value = min(max(value, 0), 1)
    self.init(content: found.content, appearance: appearance)
  }

  /// Creates an image from an image literal. The file must exist in the main bundle.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let found = NamedImages.find(name, in: .main, for: .current) else {
      fatalError("UIImage: the main bundle has no image named \"\(name)\", which an image literal requires")
    }
    self.init(content: found.content, appearance: found.appearance.named(name))
  }

  /// Returns the image itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Pixels

  /// The stored pixels, without `imageOrientation` applied; `nil` for an image without pixels.
  ///
  /// A drawing (symbol, SVG, PDF) is rendered at the image's scale.
  open var cgImage: CGImage? { bitmap?.image }

  /// The transform of the pixels to the upright orientation.
  open var imageOrientation: UIImage.Orientation {
    switch content {
    case .none: .up
    case .pixels(let bitmap): bitmap.orientation
    case .drawing(let drawing): drawing.isMirrored ? .upMirrored : .up
    }
  }

  /// The size of the upright image, in points.
  open var size: CGSize {
    switch content {
    case .none: return images?.first?.size ?? .zero
    case .drawing(let drawing): return drawing.drawing.size
    case .pixels(let bitmap):
      let size = CGSize(width: CGFloat(bitmap.image.width) / scale, height: CGFloat(bitmap.image.height) / scale)
      return bitmap.orientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
    }
  }

  /// The number of pixels per point.
  open var scale: CGFloat { appearance.scale }

  // MARK: - Showing

  /// The mode that determines whether the image displays its own colors.
  open var renderingMode: UIImage.RenderingMode { appearance.renderingMode }

  /// The insets of the edges that keep their size when the image is resized, in points.
  open var capInsets: UIEdgeInsets { appearance.capInsets }

  /// The mode of resizing the parts between `capInsets`.
  open var resizingMode: UIImage.ResizingMode { appearance.resizingMode }

  /// The insets of the alignment rectangle, which constraints use, in points.
  open var alignmentRectInsets: UIEdgeInsets { appearance.alignmentRectInsets }

  /// The distance of the baseline from the bottom, in points; `nil` if the image has none.
  open var baselineOffsetFromBottom: CGFloat? { appearance.baselineOffsetFromBottom }

  /// Whether the image has a baseline.
  open var hasBaseline: Bool { baselineOffsetFromBottom != nil }

  /// Whether image views flip the image horizontally in right-to-left languages.
  open var flipsForRightToLeftLayoutDirection: Bool { appearance.flipsForRightToLeft }

  /// The configuration of the image; `nil` if none was specified.
  open var configuration: UIImage.Configuration? { appearance.configuration }

  /// The asset with the variants of the image; `nil` if it has none.
  open var imageAsset: UIImageAsset? { appearance.asset }

  /// The symbol configuration of the image; `nil` for an image other than a symbol.
  open var symbolConfiguration: UIImage.SymbolConfiguration? { appearance.symbol?.configuration }

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { appearance.symbol != nil }

  /// The traits of the image.
  open var traitCollection: UITraitCollection { configuration?.traitCollection ?? UITraitCollection() }

  /// The format for image renderers that matches the image: its scale, and whether it is opaque.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = bitmap?.image.isOpaque ?? false
    return format
  }

  /// Whether the image has high dynamic range: `false`.
  open var isHighDynamicRange: Bool { false }

  // MARK: - Animation

  /// The frames of an animated image; `nil` for another image.
  open var images: [UIImage]? { appearance.frames }

  /// The duration of all frames in seconds; 0 for an image that isn't animated.
  open var duration: TimeInterval { appearance.duration }

  // MARK: - Comparing

  /// Returns whether an object is an image with the same pixels and the same appearance.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    return other.content == content && other.appearance == appearance
  }

  open override var hash: Int {
    switch content {
    case .none: 0
    case .pixels(let bitmap): ObjectIdentifier(bitmap.image).hashValue
    case .drawing(let drawing): ObjectIdentifier(drawing.drawing).hashValue
    }
  }

  /// The size, scale and rendering mode.
  open override var description: String {
    let number = { (value: CGFloat) in String(format: "%g", Double(value)) }
    return "<UIImage: {\(number(size.width)), \(number(size.height))}, scale \(number(scale)), \(renderingMode)>"
  }
}

/// The type of an image literal.
public typealias _ImageLiteralType = UIImage

// The system's images.

extension UIImage {
  /// A plus sign in a circle, for adding.
  public class var add: UIImage { system("plus.circle.fill") }

  /// A minus sign in a circle, for removing.
  public class var remove: UIImage { system("minus.circle.fill") }

  /// Three dots in a circle, for further actions.
  public class var actions: UIImage { system("ellipsis.circle") }

  /// A check mark.
  public class var checkmark: UIImage { system("checkmark") }

  /// A check mark in a circle.
  public class var strokedCheckmark: UIImage { system("checkmark.circle") }

  private class func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
