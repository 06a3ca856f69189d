import CoreGraphics
import Foundation

extension CIImage {
  /// An image of a picture's pixels, not turned by any orientation.
  public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }

  /// An image of a picture's pixels.
  ///
  /// - Parameter options: `colorSpace` with `NSNull` takes components as they are; `nearestSampling`; `properties`.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    let isRaw = options?[.colorSpace] is NSNull
    var node: ImageNode = SourceNode(image, isRaw: isRaw)
    if options?[.nearestSampling] as? Bool == true { node = SamplingNode(node, samplesNearest: true) }
    self.init(node, properties: options?[.properties] as? [String: Any] ?? [:])
  }

  /// The image of a picture file's content; nil where it is none. See `init(data:options:)`.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }

  /// The image of a picture file's content, in any format that Image I/O reads; nil where it is none.
  ///
  /// - Parameter options: `applyOrientationProperty` turns it as the file says.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    self.init(data: data, options: options, url: nil)
  }

  /// The image of a picture file; nil where there is none that can be read.
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

  /// The image of a picture file; nil where there is none that can be read. See `init(data:options:)`.
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

  /// An image of one color without end.
  public convenience init(color: CIColor) {
    self.init(
      GeneratorNode(extent: .endless) { rendering in
        let pixel = rendering.pixel(of: color)
        return { row, count, _, _ in row.update(repeating: pixel, count: count) }
      })
  }

  /// An image of pixels in memory: rows from the top.
  ///
  /// - Parameters:
  ///   - bytesPerRow: From one row to the next.
  ///   - format: `ARGB8`, `BGRA8`, `RGBA8`, `ABGR8`, `RGBAf`, `R8` or `L8`, multiplied by alpha. Others stop the
  ///     program.
  ///   - colorSpace: Of the components; nil takes them as they are.
  public convenience init(
    bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
  ) {
    self.init(
      BitmapNode(
        data, bytesPerRow: bytesPerRow, width: Int(size.width), height: Int(size.height), format: format,
        isLinear: colorSpace.map { ($0.name as String?)?.contains("Linear") ?? false }))
  }

  /// An image without pixels.
  public class func empty() -> CIImage { CIImage(EmptyNode()) }

  /// Black without end.
  public class var black: CIImage { CIImage(color: .black) }
  /// White without end.
  public class var white: CIImage { CIImage(color: .white) }
  /// Gray without end.
  public class var gray: CIImage { CIImage(color: .gray) }
  /// Red without end.
  public class var red: CIImage { CIImage(color: .red) }
  /// Green without end.
  public class var green: CIImage { CIImage(color: .green) }
  /// Blue without end.
  public class var blue: CIImage { CIImage(color: .blue) }
  /// Cyan without end.
  public class var cyan: CIImage { CIImage(color: .cyan) }
  /// Magenta without end.
  public class var magenta: CIImage { CIImage(color: .magenta) }
  /// Yellow without end.
  public class var yellow: CIImage { CIImage(color: .yellow) }
  /// Transparency without end.
  public class var clear: CIImage { CIImage(color: .clear) }
}
