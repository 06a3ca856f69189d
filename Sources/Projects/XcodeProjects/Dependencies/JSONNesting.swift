import Foundation

/// A check of the nesting of JSON, which protects Foundation's JSON reader.
package enum JSONNesting {
  /// The maximum depth, which exceeds that of any supported file.
  package static let limit = 64

  package static func isDeep(_ bytes: some Sequence<UInt8>) -> Bool {
    var depth = 0
    var isText = false
    var isEscaped = false
    for byte in bytes {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth > limit { return true }
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return false
  }

  /// Returns a short description of a decoder's error, with line and column if they are known.
  package static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return error.localizedDescription }
    switch error {
    case .dataCorrupted(let context):
      let inner = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String
      return inner ?? context.debugDescription
    case .keyNotFound(_, let context), .valueNotFound(_, let context), .typeMismatch(_, let context):
      return context.debugDescription
    @unknown default: return "\(error)"
    }
  }
}
