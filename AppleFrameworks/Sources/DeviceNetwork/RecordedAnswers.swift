import Foundation
import FoundationNetworking

/// A folder of recorded answers: a folder for each host, in it a file for each path.
///
///     api.example.org/v1/boats.json           answers GET https://api.example.org/v1/boats
///     api.example.org/v1/boats?page=2.json    the same with this query; without such a file the one above answers all queries
///     api.example.org/v1/POST boats.json      another method; without such a file nothing does
///     api.example.org/v1/boats.json.headers   optional: the status line and headers, as `curl --dump-header` writes them
///
/// The ending may be any or none, and says the type where no headers do. `index` answers for a path that ends with a slash, or for a
/// folder.
struct RecordedAnswers {
  let folder: String

  /// Files of answers are no larger.
  private static let maxBytes = 256 << 20

  func answer(to request: URLRequest) -> RecordedAnswer? {
    guard let url = request.url, let file = file(for: url, method: request.httpMethod ?? "GET"),
      let body = Self.bytes(of: file)
    else { return nil }
    let headers = Self.bytes(of: file + ".headers").map { String(decoding: $0, as: UTF8.self) }
    return RecordedAnswer(body: body, headers: headers, ending: URL(filePath: file).pathExtension)
  }

  /// - Returns: The path of what answers a request, where it is there.
  func file(for url: URL, method: String) -> String? {
    guard let place = AnswerPlace(of: url, method: method) else { return nil }
    let folder = ([folder] + place.folders).joined(separator: "/")
    for wanted in place.names {
      if let found = Self.file(called: wanted, in: folder) { return found }
    }
    guard method == "GET" else { return nil }
    return Self.file(called: "index", in: "\(folder)/\(place.plainName)")
  }

  /// The file of a name, with any ending or none.
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
