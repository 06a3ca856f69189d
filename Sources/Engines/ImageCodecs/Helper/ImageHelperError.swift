/// Why `viewcode-image-helper` gave no answer.
package enum ImageHelperError: Error, Equatable, Sendable {
  /// The program is at none of these places.
  case missing(places: [String])
  /// The system, or its dynamic linker, refused to start it.
  case notStarted(path: String, reason: String)
  /// It ended in the middle of its work, and not by what it was working on.
  case ended(reason: String)
  /// What it was working on made a library stop it, or needs more memory than it may take.
  case stopped(reason: String)
  /// What it was working on takes processors more time than it may.
  case endless(milliseconds: Int)
  /// It took longer than it may, and was ended.
  case late(milliseconds: Int)
  /// What it said is no answer to what it was asked, and it was ended.
  case invalidReply(String)
  /// More bytes than a request can have.
  case tooLarge(limit: Int)
}

extension ImageHelperError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let places):
      "the program viewcode-image-helper is missing at \(places.joined(separator: ", ")); "
        + "\"swift build --product viewcode-image-helper\" builds it, and VIEWCODE_IMAGE_HELPER can name its place"
    case .notStarted(let path, let reason):
      "\(path) does not start: \(reason); "
        + "the Debian packages librsvg2-dev, libpoppler-glib-dev and libheif-dev have its libraries"
    case .ended(let reason): "viewcode-image-helper ended: \(reason)"
    case .stopped(let reason): "it made viewcode-image-helper stop: \(reason)"
    case .endless(let milliseconds): "it takes more than \(milliseconds) milliseconds of a processor"
    case .late(let milliseconds): "viewcode-image-helper gave no answer for \(milliseconds) milliseconds"
    case .invalidReply(let what): "viewcode-image-helper answered what it was not asked: \(what)"
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    }
  }
}
