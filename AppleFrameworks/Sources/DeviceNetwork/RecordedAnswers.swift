import Foundation
import FoundationNetworking

/// A folder of recorded responses, which contains a folder for each host, with a file for each path.
///
///     api.example.org/v1/boats.json           response to GET https://api.example.org/v1/boats
///     api.example.org/v1/boats?page=2.json    response with this query (otherwise, the one above is used)
///     api.example.org/v1/POST boats.json      response to another method (otherwise, there is no response)
///     api.example.org/v1/boats.json.headers   optional: status line and headers, as from `curl --dump-header`
///
/// The extension is optional, and determines the type if there are no headers. `index` is the response for a path that
/// ends with a slash, or for a folder.
struct RecordedAnswers {
  let folder: String

  /// The maximum size of a response's file.
  private static let maxBytes = 256 << 20

  func answer(to request: URLRequest) -> RecordedAnswer? {
    guard let url = request.url, let file = file(for: url, method: request.httpMethod ?? "GET"),
      let body = Self.bytes(of: file)
    else { return nil }
    let headers = Self.bytes(of: file + ".headers").map { String(decoding: $0, as: UTF8.self) }
    return RecordedAnswer(body: body, headers: headers, ending: URL(filePath: file).pathExtension)
  }

  /// Returns the file of a response.
  ///
  /// - Returns: The path of the file if it exists.
  func file(for url: URL, method: String) -> String? {
    guard let place = AnswerPlace(of: url, method: method) else { return nil }
    let folder = ([folder] + place.folders).joined(separator: "/")
    for wanted in place.names {
      if let found = Self.file(called: wanted, in: folder) { return found }
    }
    guard method == "GET" else { return nil }
    return Self.file(called: "index", in: "\(folder)/\(place.plainName)")
  }

  /// Returns the file with a name and any extension or none.
  private static func file(called name: String, in place: String) -> String? {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    let fitting = entries.sorted().filter { entry in
      guard entry != name else { return true }
      guard entry.hasPrefix(name + "."), !entry.hasSuffix(".headers") else { return false }
      return !entry.dropFirst(name.count + 1).contains(".")
    }
    return fitting.map { "\(place)/\($0)" }.first { isFile($0) }
  }

  private static func isFile(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeRegular
  }

  private static func bytes(of path: String) -> Data? {
    guard isFile(path), let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber,
      size.intValue <= maxBytes
    else { return nil }
    return try? Data(contentsOf: URL(filePath: path))
  }
}
