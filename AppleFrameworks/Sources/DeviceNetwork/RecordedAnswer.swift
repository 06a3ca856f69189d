import Foundation
import FoundationNetworking

/// An answer of a server.
struct RecordedAnswer {
  let status: Int
  let headers: [String: String]
  let body: Data

  /// - Parameters:
  ///   - headers: The status line and headers, a line each. Of several answers, as after a redirection, the last holds.
  ///   - ending: Of the file that it was read from.
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
    // The body is as it was after these were undone.
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

  /// The ending of a file with a body of a type; "data" for one that the table lacks.
  static func ending(ofType text: String) -> String {
    let type = text.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    // Of several endings of one type, the shorter is usual.
    let fitting = types.filter { $0.value.prefix { $0 != ";" } == type }.keys.sorted { ($0.count, $0) < ($1.count, $1) }
    return fitting.first ?? (type.hasSuffix("+json") ? "json" : type.hasSuffix("+xml") ? "xml" : "data")
  }

  /// Gives it to who asked, at once and whole.
  func give(by answering: URLProtocol, to request: URLRequest) {
    guard let client = answering.client, let url = request.url,
      let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
    else { return }
    Delivery.deliver(body, response, by: answering, to: client)
  }
}
