import CoreGraphics
import Foundation

/// A picture with what it takes to show it: scale, orientation, tint, stretchable parts.
///
/// An image never changes; every `with...` method makes another one that shares the pixels.
///
/// Unchecked: it never changes; locks guard what is made of it once.
///
/// - Source: developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, NSCopying, @unchecked Sendable, _ExpressibleByImageLiteral {
  /// What is shown; nothing for an image without pixels.
  let content: ImageContent

  /// How the image is shown.
  let appearance: ImageAppearance

  init(content: ImageContent, appearance: ImageAppearance) {
    self.content = content
    self.appearance = appearance
    super.init()
  }

  // MARK: - Creating

  /// Creates an image without pixels and of size zero.
  public override init() {
    content = .none
    appearance = ImageAppearance()
    super.init()
  }

  /// Creates an image of pixels, one to the point.
  public init(cgImage: CGImage) {
    content = .pixels(ImageBitmap(cgImage, orientation: .up))
    appearance = ImageAppearance()
    super.init()
  }

  /// Creates an image of pixels.
  ///
  /// - Parameters:
  ///   - scale: the pixels in a point; 0 stands for 1.
  ///   - orientation: how the pixels have to be turned to be seen upright.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    content = .pixels(ImageBitmap(cgImage, orientation: orientation))
    appearance = ImageAppearance(scale: scale)
    super.init()
  }

  /// Creates the image of a picture file's content, one pixel to the point; nil where it is none or is damaged.
  ///
  /// PNG, JPEG, GIF (the first picture), WebP, HEIC, AVIF, SVG and PDF (the first page) are known by their beginnings.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates the image of a picture file's content; nil where it is none or is damaged. See `init(data:)`.
  ///
  /// - Parameter scale: the pixels in a point; 0 stands for 1.
  public init?(data: Data, scale: CGFloat) {
    guard let decoded = ImageContent(encoded: [UInt8](data)) else { return nil }
    content = decoded
    appearance = ImageAppearance(scale: scale)
    super.init()
  }

  /// Creates the image of a picture file; nil where there is none that can be read.
  ///
  /// `@2x` and `@3x` at the end of the file's name give the scale. A name without such an end finds the file for the
  /// current traits' scale beside it, where there is one.
  public init?(contentsOfFile path: String) {
    guard let (decoded, scale) = ImageFile.read(path) else { return nil }
    content = decoded
    appearance = ImageAppearance(scale: scale)
    super.init()
  }

  /// Creates an image of the main bundle by its name. See `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates an image of a bundle by its name in one of the bundle's asset catalogs, or by its file's name, with or
  /// without `.png`, `.jpg` and their like; nil where there is none.
  ///
  /// Of a catalog, the variant for the traits is taken, and views take another one when theirs are different; of files,
  /// the one marked for the traits' scale (`@2x`) and device (`~ipad`), or else the next best. Images are kept once read.
  ///
  /// - Parameters:
  ///   - bundle: the main bundle where it is nil.
  ///   - traitCollection: the current traits where it is nil.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let found = NamedImages.find(name, in: bundle ?? .main, for: traitCollection ?? .current) else { return nil }
    self.init(content: found.content, appearance: found.appearance.named(name))
  }

  /// Creates an image of a bundle by its file's name, for a configuration's traits. See
  /// `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    guard
      let found = NamedImages.find(name, in: bundle ?? .main, for: configuration?.traitCollection ?? .current)?
        .configured(configuration)
    else { return nil }
    self.init(content: found.content, appearance: found.appearance.named(name))
  }

  /// Creates an image literal of the source. The file has to exist in the main bundle.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let found = NamedImages.find(name, in: .main, for: .current) else {
      fatalError("UIImage: the main bundle has no image named \"\(name)\", which a literal asks for")
    }
    self.init(content: found.content, appearance: found.appearance.named(name))
  }

  /// Returns the image itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Pixels

  /// The pixels as they are stored, not turned by `imageOrientation`; nil for an image without any.
  ///
  /// A drawing (a symbol, SVG, PDF) is made into pixels at the image's scale.
  open var cgImage: CGImage? { bitmap?.image }

  /// How the pixels have to be turned to be seen upright.
  open var imageOrientation: UIImage.Orientation {
    switch content {
    case .none: .up
    case .pixels(let bitmap): bitmap.orientation
    case .drawing(let drawing): drawing.isMirrored ? .upMirrored : .up
    }
  }

  /// The size as it is seen, in points.
  open var size: CGSize {
    switch content {
    case .none: return images?.first?.size ?? .zero
    case .drawing(let drawing): return drawing.drawing.size
    case .pixels(let bitmap):
      let size = CGSize(width: CGFloat(bitmap.image.width) / scale, height: CGFloat(bitmap.image.height) / scale)
      return bitmap.orientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
    }
  }

  /// The pixels in a point.
  open var scale: CGFloat { appearance.scale }

  // MARK: - Showing

  /// Whether the image shows its own colors.
  open var renderingMode: UIImage.RenderingMode { appearance.renderingMode }

  /// How far the four edges reach that keep their size when the image is resized, in points.
  open var capInsets: UIEdgeInsets { appearance.capInsets }

  /// How the parts between `capInsets` fill their room.
  open var resizingMode: UIImage.ResizingMode { appearance.resizingMode }

  /// How far the alignment rectangle, which constraints see, lies inside the image, in points.
  open var alignmentRectInsets: UIEdgeInsets { appearance.alignmentRectInsets }

  /// How far the baseline lies above the bottom, in points; nil where the image has none.
  open var baselineOffsetFromBottom: CGFloat? { appearance.baselineOffsetFromBottom }

  /// Whether the image has a baseline.
  open var hasBaseline: Bool { baselineOffsetFromBottom != nil }

  /// Whether image views flip the image across in right-to-left surroundings.
  open var flipsForRightToLeftLayoutDirection: Bool { appearance.flipsForRightToLeft }

  /// For which surroundings the image was made; nil where nobody said.
  open var configuration: UIImage.Configuration? { appearance.configuration }

  /// The asset that the image and its other variants belong to; nil for an image that stands alone.
  open var imageAsset: UIImageAsset? { appearance.asset }

  /// How the image's symbol is drawn; nil for any other image.
  open var symbolConfiguration: UIImage.SymbolConfiguration? { appearance.symbol?.configuration }

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { appearance.symbol != nil }

  /// The traits that the image was made for.
  open var traitCollection: UITraitCollection { configuration?.traitCollection ?? UITraitCollection() }

  /// A format for image renderers that suits the image: its scale, and whether it has no transparency.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = bitmap?.image.isOpaque ?? false
    return format
  }

  /// False: all pixels are those of the standard range.
  open var isHighDynamicRange: Bool { false }

  // MARK: - Animation

  /// The frames of an animated image; nil for any other.
  open var images: [UIImage]? { appearance.frames }

  /// How long all frames together last, in seconds; 0 for an image that is not animated.
  open var duration: TimeInterval { appearance.duration }

  // MARK: - Comparing

  /// Returns whether an object is an image of the same pixels that is shown the same way.
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

  /// Size, scale and rendering mode.
  open override var description: String {
    let number = { (value: CGFloat) in String(format: "%g", Double(value)) }
    return "<UIImage: {\(number(size.width)), \(number(size.height))}, scale \(number(scale)), \(renderingMode)>"
  }
}

/// The type of an image literal.
public typealias _ImageLiteralType = UIImage

// Images that the system has for everybody.

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
