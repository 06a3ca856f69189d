import CoreGraphics
import Foundation

extension CIImage {
  /// Creates an image from the pixels of a Core Graphics image, without applying an orientation.
  public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }

  /// Creates an image from the pixels of a Core Graphics image.
  ///
  /// - Parameter options: The options: `colorSpace` with `NSNull` prevents the conversion of components.
  ///   `nearestSampling` and `properties` are also supported.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    let isRaw = options?[.colorSpace] is NSNull
    var node: ImageNode = SourceNode(image, isRaw: isRaw)
    if options?[.nearestSampling] as? Bool == true { node = SamplingNode(node, samplesNearest: true) }
    self.init(node, properties: options?[.properties] as? [String: Any] ?? [:])
  }

  /// Creates an image from the data of an image file; `nil` if the data is not an image. See `init(data:options:)`.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }

  /// Creates an image from the data of an image file, in any format that Image I/O reads; `nil` if the data is not an
  /// image.
  ///
  /// - Parameter options: The options. `applyOrientationProperty` applies the orientation from the file.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    self.init(data: data, options: options, url: nil)
  }

  /// Creates an image from an image file; `nil` if the file cannot be read.
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

  /// Creates an image from an image file; `nil` if the file cannot be read. See `init(data:options:)`.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data, options: options, url: url)
  }

  private convenience init?(data: Data, options: [CIImageOption: Any]?, url: URL?) {
    guard let source = CGImageSourceCreateWithData(NSData(data: data), nil),
      let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
    else { return nil }
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any] ?? [:]
    var node: ImageNode = SourceNode(image, isRaw: options?[.colorSpace] is NSNull)
    if options?[.applyOrientationProperty] as? Bool == true,
      let number = properties[kCGImagePropertyOrientation as String] as? Int,
      let orientation = CGImagePropertyOrientation(rawValue: UInt32(number))
    {
      node = node.transformed(orientation.transform(of: node.extent))
    }
    if options?[.nearestSampling] as? Bool == true { node = SamplingNode(node, samplesNearest: true) }
    self.init(node, properties: properties, url: url)
  }

  /// Creates an infinite image of one color.
  public convenience init(color: CIColor) {
    self.init(
      GeneratorNode(extent: .endless) { rendering in
        let pixel = rendering.pixel(of: color)
        return { row, count, _, _ in row.update(repeating: pixel, count: count) }
      })
  }

  /// Creates an image from pixels in memory, starting with the top row.
  ///
  /// - Parameters:
  ///   - bytesPerRow: The distance from one row to the next, in bytes.
  ///   - format: `ARGB8`, `BGRA8`, `RGBA8`, `ABGR8`, `RGBAf`, `R8` or `L8`, with premultiplied alpha. Other formats
  ///     stop the program.
  ///   - colorSpace: The color space of the components; `nil` prevents their conversion.
  public convenience init(
    bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
  ) {
    self.init(
      BitmapNode(
        data, bytesPerRow: bytesPerRow, width: Int(size.width), height: Int(size.height), format: format,
        isLinear: colorSpace.map { ($0.name as String?)?.contains("Linear") ?? false }))
  }

  /// Returns an empty image.
  public class func empty() -> CIImage { CIImage(EmptyNode()) }

  /// An infinite black image.
  public class var black: CIImage { CIImage(color: .black) }
  /// An infinite white image.
  public class var white: CIImage { CIImage(color: .white) }
  /// An infinite gray image.
  public class var gray: CIImage { CIImage(color: .gray) }
  /// An infinite red image.
  public class var red: CIImage { CIImage(color: .red) }
  /// An infinite green image.
  public class var green: CIImage { CIImage(color: .green) }
  /// An infinite blue image.
  public class var blue: CIImage { CIImage(color: .blue) }
  /// An infinite cyan image.
  public class var cyan: CIImage { CIImage(color: .cyan) }
  /// An infinite magenta image.
  public class var magenta: CIImage { CIImage(color: .magenta) }
  /// An infinite yellow image.
  public class var yellow: CIImage { CIImage(color: .yellow) }
  /// An infinite transparent image.
  public class var clear: CIImage { CIImage(color: .clear) }
}
