import Foundation

/// The location of the response to a request in a folder of recorded responses.
struct AnswerPlace: Equatable {
  /// The folders of the host and the path.
  let folders: [String]
  /// The file's name without the query and the extension.
  let plainName: String
  /// The query of the name, as in the URL; `nil` without a query.
  let query: String?

  /// File systems support names of up to 255 bytes, including the extension.
  private static let maxNameBytes = 200

  /// Creates a location.
  ///
  /// - Returns: The location; `nil` for a URL without a host, or with a path that leads out of the folder.
  init?(of url: URL, method: String) {
    guard var host = url.host(percentEncoded: false)?.lowercased(), !host.isEmpty else { return nil }
    if let port = url.port { host += ":\(port)" }
    var names = url.path(percentEncoded: true).split(separator: "/").map {
      String($0).removingPercentEncoding ?? String($0)
    }
    if url.path(percentEncoded: true).hasSuffix("/") || names.isEmpty { names.append("index") }
    // Slashes and periods in names could lead to other folders.
    guard !host.contains("/"), !host.hasPrefix("."), names.allSatisfy({ !$0.contains("/") && $0 != ".." && $0 != "." })
    else { return nil }
    folders = [host] + names.dropLast()
    plainName = (method == "GET" ? "" : "\(method) ") + names[names.count - 1]
    query = url.query(percentEncoded: true).flatMap {
      $0.isEmpty ? nil : $0.replacingOccurrences(of: "/", with: "%2F")
    }
  }

  /// The names of files that match the request, from the most to the least specific.
  var names: [String] {
    guard query != nil else { return [plainName] }
    return [narrowName, plainName]
  }

  /// The name with the query. A query that is too long for a file name is replaced with its hash (64 bits of FNV-1a).
  var narrowName: String {
    guard let query else { return plainName }
    let name = "\(plainName)?\(query)"
    guard name.utf8.count > Self.maxNameBytes else { return name }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in query.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return "\(plainName)?~" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}
