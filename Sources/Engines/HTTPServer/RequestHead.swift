import Foundation

/// The first lines of a request: the method, path, query and headers.
package struct RequestHead: Equatable, Sendable {
  package let method: String
  package let path: String
  package let query: [String: String]
  /// The values by lowercase name. The last of several headers of one name wins.
  package let headers: [String: String]

  /// The limit of a head's length, in bytes.
  static let longest = 16 << 10

  /// Parses a head.
  ///
  /// - Returns: Nil if the text is not the head of a request.
  package init?(_ text: String) {
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst() else { return nil }
    let words = first.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", words[1].hasPrefix("/") else {
      return nil
    }
    method = String(words[0])
    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    var query: [String: String] = [:]
    for pair in parts.count > 1 ? parts[1].split(separator: "&") : [] {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[String(sides[0])] = sides.count > 1 ? String(sides[1]).removingPercentEncoding : ""
    }
    self.query = query
    var headers: [String: String] = [:]
    for line in lines where !line.isEmpty {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    self.headers = headers
  }
}
