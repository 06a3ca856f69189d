internal import CVectorFiles
import Synchronization

/// A drawing read from an SVG or PDF file (its first page): it can be made into pixels of any size.
///
/// Safe on any thread; one drawing at a time.
package final class VectorFile: Sendable {
  /// More than any drawing for an interface has.
  package static let maximumBytes = 32 << 20

  package let format: VectorFormat
  /// In points: SVG's user units at 96 to the inch, PDF's at 72.
  package let width: Double
  package let height: Double

  private struct Opened: @unchecked Sendable {
    let vector: OpaquePointer
  }

  private let opened: Mutex<Opened>

  /// Reads the drawing in `bytes`.
  package init(_ bytes: [UInt8]) throws(VectorFileError) {
    guard let format = VectorFormat(sniffing: bytes) else { throw .unknownFormat }
    guard bytes.count <= VectorFile.maximumBytes else { throw .tooLarge(format, limit: VectorFile.maximumBytes) }
    var (width, height) = (0.0, 0.0)
    var message = [CChar](repeating: 0, count: 256)
    let open = format == .svg ? vc_svg_open : vc_pdf_open
    guard let vector = open(bytes, bytes.count, &width, &height, &message, message.count) else {
      throw .corrupt(format, reason: VectorFile.text(message))
    }
    self.format = format
    self.width = width
    self.height = height
    opened = Mutex(Opened(vector: vector))
  }

  deinit {
    opened.withLock { vc_vector_close($0.vector) }
  }

  /// The whole drawing, stretched to so many pixels.
  package func draw(
    width: Int, height: Int, limits: ImageLimits = .standard
  ) throws(VectorFileError) -> PixelImage {
    guard width > 0, height > 0, width <= limits.maximumSide, height <= limits.maximumSide,
      width * height <= limits.maximumPixelCount
    else { throw .tooManyPixels(format, width: width, height: height) }
    var image = PixelImage(width: width, height: height)
    var message = [CChar](repeating: 0, count: 256)
    let succeeded = opened.withLock { opened in
      image.bytes.withUnsafeMutableBufferPointer {
        vc_vector_draw(
          opened.vector, $0.baseAddress, CInt(width), CInt(height), CInt(width * 4), &message, message.count) != 0
      }
    }
    guard succeeded else { throw .corrupt(format, reason: VectorFile.text(message)) }
    return image
  }

  /// Where the element of an SVG with an id lies, in the drawing's points; nil where there is none.
  package func bounds(ofElement id: String) -> (x: Double, y: Double, width: Double, height: Double)? {
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    let isThere = opened.withLock { vc_svg_bounds($0.vector, "#\(id)", &x, &y, &width, &height) != 0 }
    guard isThere, x.isFinite, y.isFinite, width.isFinite, height.isFinite else { return nil }
    return (x, y, width, height)
  }

  /// The element of an SVG with an id alone: a rectangle of the drawing stretched to so many pixels. Nil where that cannot
  /// be.
  package func draw(
    element id: String, from rect: (x: Double, y: Double, width: Double, height: Double), width: Int, height: Int,
    limits: ImageLimits = .standard
  ) -> PixelImage? {
    guard width > 0, height > 0, width <= limits.maximumSide, height <= limits.maximumSide,
      width * height <= limits.maximumPixelCount
    else { return nil }
    var image = PixelImage(width: width, height: height)
    let succeeded = opened.withLock { opened in
      image.bytes.withUnsafeMutableBufferPointer {
        vc_svg_draw_element(
          opened.vector, "#\(id)", rect.x, rect.y, rect.width, rect.height, $0.baseAddress, CInt(width), CInt(height),
          CInt(width * 4)) != 0
      }
    }
    return succeeded ? image : nil
  }

  private static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
