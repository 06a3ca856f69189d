import Foundation

/// The outcomes of trials, in memory and in a file. An interrupted exploration continues from the file.
///
/// The file contains a line of JSON for each outcome. An incomplete last line is ignored.
package struct TrialLog {
  private struct Line: Codable {
    var script: [String]
    var wish: Trial.Wish
    var outcome: TrialOutcome
  }

  private struct Key: Hashable {
    var script: [String]
    var wish: Trial.Wish
  }

  private var outcomes: [Key: TrialOutcome] = [:]
  private let file: FileHandle?

  /// Creates a log in memory.
  package init() { file = nil }

  /// - Parameter path: The path of the file. If it exists, it is read, and new outcomes are appended.
  /// - Throws: An error if the file can't be written.
  package init(file path: String) throws {
    let url = URL(filePath: path)
    if let data = try? Data(contentsOf: url) {
      for line in data.split(separator: UInt8(ascii: "\n")) {
        guard let line = try? JSONDecoder().decode(Line.self, from: Data(line)) else { continue }
        outcomes[Key(script: line.script, wish: line.wish)] = line.outcome
      }
    } else {
      try Data().write(to: url)
    }
    let handle = try FileHandle(forWritingTo: url)
    try handle.seekToEnd()
    file = handle
  }

  /// The outcome of a trial, without pictures.
  subscript(trial: Trial) -> TrialOutcome? { outcomes[Key(script: trial.script, wish: trial.wish)] }

  mutating func add(_ trial: Trial, _ outcome: TrialOutcome) {
    if case .look = outcome { return }
    guard let file else { return }
    let line = Line(script: trial.script, wish: trial.wish, outcome: outcome)
    outcomes[Key(script: trial.script, wish: trial.wish)] = outcome
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(line) else { return }
    try? file.write(contentsOf: data + Data("\n".utf8))
  }
}
