import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// A strategy for the raw request: method and URL, headers in order, and body.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// Returns a strategy for the raw request.
  ///
  /// - Parameter pretty: Whether a JSON body is written with sorted keys, one per line.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let method = "\(request.httpMethod ?? "GET") \(request.url.map { sorted($0) } ?? "(null)")"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
      var body: [String] = []
      if let data = request.httpBody {
        if pretty, let object = try? JSONSerialization.jsonObject(with: data),
          let json = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
        {
          body = ["", String(decoding: json, as: UTF8.self)]
        } else {
          body = ["", String(decoding: data, as: UTF8.self)]
        }
      }
      return ([method] + headers + body).joined(separator: "\n")
    }
  }

  /// A strategy for the request as a `curl` command.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var parts = ["curl"]
      switch request.httpMethod {
      case "GET", nil: break
      case "HEAD": parts.append("--head")
      case let method?: parts.append("--request \(method)")
      }
      for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) where name != "Cookie" {
        parts.append("--header \"\(name): \(value.replacing("\"", with: "\\\""))\"")
      }
      if let body = request.httpBody, !body.isEmpty {
        let text = String(decoding: body, as: UTF8.self).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        parts.append("--data \"\(text)\"")
      }
      if let cookie = request.value(forHTTPHeaderField: "Cookie") {
        parts.append("--cookie \"\(cookie.replacing("\"", with: "\\\""))\"")
      }
      parts.append("\"\(request.url.map { sorted($0) } ?? "")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  /// Returns the URL with sorted query items.
  private static func sorted(_ url: URL) -> String {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return url.absoluteString }
    parts.queryItems = parts.queryItems?.sorted { $0.name < $1.name }
    return parts.string ?? url.absoluteString
  }
}
