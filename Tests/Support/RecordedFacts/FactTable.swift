import Foundation
import TestFiles

/// A table of recorded figures in Tests/Fixtures/Facts. Its README describes the sources.
///
/// A missing or damaged table stops the tests, because without it they would check nothing.
public struct FactTable: Sendable {
  /// The name of the file, without its extension.
  public let name: String

  /// The rows in the order of the file.
  public let rows: [Fact]

  private let places: [String: Int]

  /// Reads a table.
  ///
  /// - Parameter name: The name of a file, without its extension.
  public init(_ name: String) {
    self.name = name
    let file = Self.folder.appending(path: "\(name).tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      fatalError("Recorded figures: \(file.path) is missing, or is no text in UTF-8.")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let columns = lines[0]
    guard columns.first == "id", columns.last == "source", Set(columns).count == columns.count else {
      fatalError("Recorded figures: the first line of \(file.path) has to name the columns, from id to source.")
    }
    rows = lines.indices.dropFirst().filter { lines[$0] != [""] }.map { line in
      guard lines[line].count == columns.count else {
        fatalError("Recorded figures: \(file.path):\(line + 1) has \(lines[line].count) of \(columns.count) cells.")
      }
      return Fact(
        place: "\(file.path):\(line + 1)", cells: Dictionary(uniqueKeysWithValues: zip(columns, lines[line])))
    }
    places = Dictionary(rows.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The row with an id. A missing row stops the tests.
  public subscript(id: String) -> Fact {
    guard let place = places[id] else { fatalError("Recorded figures: the table '\(name)' has no row \(id).") }
    return rows[place]
  }

  /// The folder Tests/Fixtures/Facts.
  public static let folder = RepositoryFolder.folder("Tests/Fixtures/Facts")
}
