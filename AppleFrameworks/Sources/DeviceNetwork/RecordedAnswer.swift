import Foundation
import FoundationNetworking

/// A recorded response of a server.
struct RecordedAnswer {
  let status: Int
  let headers: [String: String]
  let body: Data

  /// Creates a response.
  ///
  /// - Parameters:
  ///   - headers: The status line and headers, one per line. If there are several responses, such as after a
  ///     redirection, the last one applies.
  ///   - ending: The extension of the response's file.
  init(body: Data, headers text: String?, ending: String) {
    self.body = body
    var status = 200
    var headers: [String: String] = [:]
    for line in (text ?? "").split(whereSeparator: \.isNewline) {
      if line.hasPrefix("HTTP/") {
        status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 200
        headers = [:]
      } else if let colon = line.firstIndex(of: ":") {
        headers[String(line[..<colon])] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      }
    }
    // The body was recorded after these encodings were undone.
    let undone: Set = ["content-encoding", "transfer-encoding", "content-length"]
    headers = headers.filter { !undone.contains($0.key.lowercased()) }
    headers["Content-Length"] = "\(body.count)"
    if !headers.keys.contains(where: { $0.lowercased() == "content-type" }), let type = Self.types[ending.lowercased()]
    {
      headers["Content-Type"] = type
    }
    self.status = (100...999).contains(status) ? status : 200
    self.headers = headers
  }

  /// - Source: iana.org/assignments/media-types
  private static let types = [
    "json": "application/json", "xml": "application/xml", "html": "text/html; charset=utf-8",
    "txt": "text/plain; charset=utf-8", "csv": "text/csv; charset=utf-8", "css": "text/css", "js": "text/javascript",
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "heic": "image/heic", "svg": "image/svg+xml", "pdf": "application/pdf", "zip": "application/zip",
  ]

  /// Returns the extension of a file for a body of a type, or "data" for unknown types.
  static func ending(ofType text: String) -> String {
    let type = text.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    // The shortest of several extensions for a type is the most common one.
    let fitting = types.filter { $0.value.prefix { $0 != ";" } == type }.keys.sorted { ($0.count, $0) < ($1.count, $1) }
    return fitting.first ?? (type.hasSuffix("+json") ? "json" : type.hasSuffix("+xml") ? "xml" : "data")
  }

  /// Delivers the entire response immediately.
  func give(by answering: URLProtocol, to request: URLRequest) {
    guard let client = answering.client, let url = request.url,
      let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
    else { return }
    Delivery.deliver(body, response, by: answering, to: client)
  }
}
