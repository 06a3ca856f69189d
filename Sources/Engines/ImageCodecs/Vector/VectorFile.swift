internal import CImageHelper

/// A drawing from an SVG file or the first page of a PDF file, which can be rasterized in any size.
///
/// The type is safe on any thread. `ImageHelper` does the work and keeps the file open.
package final class VectorFile: Sendable {
  /// The maximum size of a file, which no drawing of an interface exceeds.
  package static let maximumBytes = 32 << 20

  package let format: VectorFormat
  /// The width in points: user units of SVG at 96 an inch, those of PDF at 72.
  package let width: Double
  package let height: Double

  private let helper: ImageHelper
  private let drawing: ImageHelperSession.Drawing

  /// Opens the drawing in `bytes`.
  package init(_ bytes: [UInt8], helper: ImageHelper = .shared) throws(VectorFileError) {
    guard let format = VectorFormat(sniffing: bytes) else { throw .unknownFormat }
    guard bytes.count <= VectorFile.maximumBytes else { throw .tooLarge(format, limit: VectorFile.maximumBytes) }
    let (drawing, reply) = try VectorFile.translating(format) { () throws(ImageHelperError) in
      try helper.open(bytes, format)
    }
    guard reply.header.status == UInt32(VC_HELPER_OK) else { throw .corrupt(format, reason: reply.text) }
    self.format = format
    self.width = reply.header.rect_width
    self.height = reply.header.rect_height
    self.helper = helper
    self.drawing = drawing
  }

  deinit { helper.close(drawing) }

  /// Draws the entire drawing, stretched to a size in pixels.
  package func draw(
    width: Int, height: Int, limits: ImageLimits = .standard
  ) throws(VectorFileError) -> PixelImage {
    guard width > 0, height > 0, width <= limits.maximumSide, height <= limits.maximumSide,
      width * height <= limits.maximumPixelCount
    else { throw .tooManyPixels(format, width: width, height: height) }
    var request = vc_helper_request()
    request.kind = UInt32(VC_HELPER_DRAW)
    let reply = try pixels(request, width: width, height: height)
    guard reply.header.status == UInt32(VC_HELPER_OK) else { throw .corrupt(format, reason: reply.text) }
    return PixelImage(width: width, height: height, bytesPerRow: width * 4, bytes: reply.bytes)
  }

  /// Returns the bounds of an SVG's element in the coordinates of the drawing, or nil if the id does not exist.
  package func bounds(
    ofElement id: String
  ) throws(VectorFileError) -> (x: Double, y: Double, width: Double, height: Double)? {
    var request = vc_helper_request()
    request.kind = UInt32(VC_HELPER_BOUNDS)
    let header = try VectorFile.translating(format) { () throws(ImageHelperError) in
      try helper.ask(request, "#\(id)", about: drawing)
    }.header
    let rect = (header.x, header.y, header.rect_width, header.rect_height)
    guard header.status == UInt32(VC_HELPER_OK), rect.0.isFinite, rect.1.isFinite, rect.2.isFinite, rect.3.isFinite
    else { return nil }
    return rect
  }

  /// Draws only the SVG's element of an id, from a rectangle of the drawing that is stretched to a size in pixels.
  /// Returns nil if that is impossible.
  package func draw(
    element id: String, from rect: (x: Double, y: Double, width: Double, height: Double), width: Int, height: Int,
    limits: ImageLimits = .standard
  ) throws(VectorFileError) -> PixelImage? {
    guard width > 0, height > 0, width <= limits.maximumSide, height <= limits.maximumSide,
      width * height <= limits.maximumPixelCount
    else { return nil }
    var request = vc_helper_request()
    request.kind = UInt32(VC_HELPER_DRAW_ELEMENT)
    (request.x, request.y, request.rect_width, request.rect_height) = rect
    let reply = try pixels(request, "#\(id)", width: width, height: height)
    guard reply.header.status == UInt32(VC_HELPER_OK) else { return nil }
    return PixelImage(width: width, height: height, bytesPerRow: width * 4, bytes: reply.bytes)
  }

  private func pixels(
    _ request: vc_helper_request, _ text: String = "", width: Int, height: Int
  ) throws(VectorFileError) -> ImageHelperConnection.Reply {
    var request = request
    request.width = UInt32(width)
    request.height = UInt32(height)
    return try VectorFile.translating(format) { () throws(ImageHelperError) in
      try helper.ask(request, text, about: drawing, pixels: width * height)
    }
  }

  private static func translating<Answer>(
    _ format: VectorFormat, _ body: () throws(ImageHelperError) -> Answer
  ) throws(VectorFileError) -> Answer {
    do throws(ImageHelperError) {
      return try body()
    } catch {
      throw .helper(format, error)
    }
  }
}
