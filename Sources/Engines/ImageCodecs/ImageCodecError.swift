/// An error of reading or writing an image.
package enum ImageCodecError: Error, Equatable, Sendable {
  /// The format is not supported. `start` contains the first bytes of the file, at most eight.
  case unknownFormat(start: [UInt8])
  /// The file ends before the image does. `offset` is the position of the missing data.
  case truncated(ImageFormat, offset: Int)
  /// The file violates the format. `offset` is nil if the position is unknown.
  case corrupt(ImageFormat, offset: Int?, reason: String)
  /// The image is valid but of an unsupported kind.
  case unsupported(ImageFormat, reason: String)
  /// The number of pixels exceeds the limits.
  case tooLarge(ImageFormat, width: Int, height: Int, limit: String)
  /// The program that reads the image is unavailable or failed. The file may be valid.
  case helper(ImageFormat, ImageHelperError)
}

extension ImageCodecError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownFormat(let start) where start.isEmpty:
      "the image file is empty"
    case .unknownFormat(let start):
      "the image format is unknown: "
        + "the file begins with the bytes \(start.map(ImageCodecError.hexadecimal).joined(separator: " "))"
    case .truncated(let format, let offset):
      "the \(format.name) is truncated: it ends at byte \(offset)"
    case .corrupt(let format, let offset?, let reason):
      "the \(format.name) is damaged at byte \(offset): \(reason)"
    case .corrupt(let format, nil, let reason):
      "the \(format.name) is damaged: \(reason)"
    case .unsupported(let format, let reason):
      "this kind of \(format.name) is not supported: \(reason)"
    case .tooLarge(let format, let width, let height, let limit):
      "the \(format.name) has \(width) x \(height) pixels, more than \(limit)"
    case .helper(let format, let error):
      "the \(format.name) cannot be read: \(error)"
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0\(digits)" : digits
  }
}
