/// Why a drawing could not be read, or made into pixels.
package enum VectorFileError: Error, Equatable, Sendable {
  /// Neither SVG nor PDF.
  case unknownFormat
  case corrupt(VectorFormat, reason: String)
  /// More bytes than the limit.
  case tooLarge(VectorFormat, limit: Int)
  /// More pixels asked for than a picture may have, or none.
  case tooManyPixels(VectorFormat, width: Int, height: Int)
  /// The program that draws it cannot be had, or failed. Nothing is said about the file.
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
