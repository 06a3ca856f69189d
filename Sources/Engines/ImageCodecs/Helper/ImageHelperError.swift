/// An error that prevents `viewcode-image-helper` from answering.
package enum ImageHelperError: Error, Equatable, Sendable {
  /// The program does not exist at any of these paths.
  case missing(places: [String])
  /// The system or its dynamic linker refused to start the program.
  case notStarted(path: String, reason: String)
  /// The program ended during its work, for a reason unrelated to the file.
  case ended(reason: String)
  /// The file crashed a library of the program, or exceeds the memory limit.
  case stopped(reason: String)
  /// The file exceeds the limit of processor time.
  case endless(milliseconds: Int)
  /// The program exceeded the time limit and was ended.
  case late(milliseconds: Int)
  /// The reply does not match the request, and the program was ended.
  case invalidReply(String)
  /// The request exceeds the limit of bytes.
  case tooLarge(limit: Int)
}

extension ImageHelperError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let places):
      "viewcode-image-helper is missing at \(places.joined(separator: ", ")); "
        + "\"swift build --product viewcode-image-helper\" builds it, and VIEWCODE_IMAGE_HELPER can contain its path"
    case .notStarted(let path, let reason):
      "\(path) does not start: \(reason); "
        + "its libraries are in the Debian packages librsvg2-dev, libpoppler-glib-dev and libheif-dev"
    case .ended(let reason): "viewcode-image-helper ended: \(reason)"
    case .stopped(let reason): "it crashed viewcode-image-helper: \(reason)"
    case .endless(let milliseconds): "it takes more than \(milliseconds) milliseconds of processor time"
    case .late(let milliseconds): "viewcode-image-helper did not respond within \(milliseconds) milliseconds"
    case .invalidReply(let what): "unexpected response from viewcode-image-helper: \(what)"
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    }
  }
}
