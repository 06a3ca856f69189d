/// An error of reading or rasterizing a drawing.
package enum VectorFileError: Error, Equatable, Sendable {
  /// The format is neither SVG nor PDF.
  case unknownFormat
  case corrupt(VectorFormat, reason: String)
  /// The file exceeds the limit of bytes.
  case tooLarge(VectorFormat, limit: Int)
  /// The requested size is empty or exceeds the limit of an image's pixels.
  case tooManyPixels(VectorFormat, width: Int, height: Int)
  /// The program that draws the file is unavailable or failed. The file may be valid.
  case helper(VectorFormat, ImageHelperError)
}

extension VectorFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownFormat: "neither SVG nor PDF"
    case .corrupt(let format, let reason): "the \(format.name) cannot be drawn: \(reason)"
    case .tooLarge(let format, let limit): "the \(format.name) has more than \(limit) bytes"
    case .tooManyPixels(let format, let width, let height):
      "the \(format.name) cannot be drawn with \(width) x \(height) pixels"
    case .helper(let format, let error): "the \(format.name) cannot be drawn: \(error)"
    }
  }
}
