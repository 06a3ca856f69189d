import Foundation

/// The location of a pod's sources, from a specification or a table.
struct PodSource: Equatable, Sendable {
  var repository: String
  /// The tag, branch or commit.
  var checkout: String?
  /// CocoaPods' patterns of the sources, which are empty if they are unknown.
  var patterns: [String] = []
  var module: String?
}

/// A table of the repositories of common pods.
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

  /// Returns the source of a pod.
  ///
  /// - Parameter version: The locked version. Nil uses the newest version.
  func source(of pod: String, version: String?) -> PodSource? {
    guard let fields = rows[pod] else { return nil }
    return PodSource(
      repository: String(fields[1]), checkout: version.map { String(fields[2]).replacing("{v}", with: $0) },
      patterns: fields[3] == "-" ? [] : fields[3].split(separator: ",").map(String.init),
      module: fields[4] == "-" ? nil : String(fields[4]))
  }
}
