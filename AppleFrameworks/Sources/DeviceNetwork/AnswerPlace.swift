import Foundation

/// Where in a folder of recorded answers the answer to a request lies.
struct AnswerPlace: Equatable {
  /// The host's folder, and those of the path.
  let folders: [String]
  /// The file's name without a query and an ending.
  let plainName: String
  /// The name's query, as in the address; nil without one.
  let query: String?

  /// File systems take names of up to 255 bytes, of which an ending takes some.
  private static let maxNameBytes = 200

  /// - Returns: Nil for an address without a host, or with a path that leads out of the folder.
  init?(of url: URL, method: String) {
    guard var host = url.host(percentEncoded: false)?.lowercased(), !host.isEmpty else { return nil }
    if let port = url.port { host += ":\(port)" }
    var names = url.path(percentEncoded: true).split(separator: "/").map {
      String($0).removingPercentEncoding ?? String($0)
    }
    if url.path(percentEncoded: true).hasSuffix("/") || names.isEmpty { names.append("index") }
    // A slash or a point in a name would lead elsewhere.
    guard !host.contains("/"), !host.hasPrefix("."), names.allSatisfy({ !$0.contains("/") && $0 != ".." && $0 != "." })
    else { return nil }
    folders = [host] + names.dropLast()
    plainName = (method == "GET" ? "" : "\(method) ") + names[names.count - 1]
    query = url.query(percentEncoded: true).flatMap {
      $0.isEmpty ? nil : $0.replacingOccurrences(of: "/", with: "%2F")
    }
  }

  /// The names that answer the request, the narrowest first.
  var names: [String] {
    guard query != nil else { return [plainName] }
    return [narrowName, plainName]
  }

  /// The name with the query; a query that is too long for a file's name is there as its hash (64 bits of FNV-1a).
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
