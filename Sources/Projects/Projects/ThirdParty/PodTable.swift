import Foundation

/// Where a pod's sources lie, as a specification or a table tells it.
struct PodSource: Equatable, Sendable {
  var repository: String
  /// The tag, branch or commit.
  var checkout: String?
  /// The sources by CocoaPods' patterns; empty where nothing tells.
  var patterns: [String] = []
  var module: String?
}

/// The repositories of pods that apps use much.
struct PodTable: Sendable {
  private let rows: [String: [Substring]]

  /// The table that is installed with the tools.
  static let installed = PodTable(text: String(decoding: PackageResources.pods_tsv, as: UTF8.self))

  init(text: String) {
    var rows: [String: [Substring]] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      if fields.count == 5 { rows[String(fields[0])] = fields }
    }
    self.rows = rows
  }

  var names: [String] { rows.keys.sorted() }

  /// - Parameter version: the locked one. Nil takes the newest.
  func source(of pod: String, version: String?) -> PodSource? {
    guard let fields = rows[pod] else { return nil }
    return PodSource(
      repository: String(fields[1]), checkout: version.map { String(fields[2]).replacing("{v}", with: $0) },
      patterns: fields[3] == "-" ? [] : fields[3].split(separator: ",").map(String.init),
      module: fields[4] == "-" ? nil : String(fields[4]))
  }
}
