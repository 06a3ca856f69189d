import ArgumentParser
import Foundation
import ReferenceSnapshots
import ScreenComparison
import ToolSupport
import ViewHost

/// The command `viewcode merge`, which combines the reports of several shards.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Combine the reports of several shards.", shouldDisplay: false)

  @Argument(help: "The folders of reports.")
  var reports: [String]

  @Option(name: [.short, .customLong("output")], help: "The folder for the combined report.")
  var output: String

  func run() throws {
    let parts = try reports.map { ($0, try SnapshotReportFolder.read($0)) }
    guard var merged = parts.first?.1 else { throw CommandFailure.noReports }
    let folder = SnapshotReportFolder(output)
    folder.clear()
    var entries: [String: ComparisonReport.Entry] = [:]
    for (path, report) in parts {
      for entry in report.entries {
        if entries[entry.id] != nil { throw CommandFailure.duplicateScreen(entry.id, in: path) }
        entries[entry.id] = entry
        for file in [entry.oldPicture, entry.newPicture, entry.difference, entry.design].compactMap({ $0 }) {
          // The names come from a file that is not trusted.
          guard !file.hasPrefix("/"), !file.split(separator: "/").contains("..") else {
            throw CommandFailure.fileOutside(file, of: path)
          }
          let data = try Data(contentsOf: URL(filePath: "\(path)/\(file)"))
          try AtomicFile.write([UInt8](data), to: "\(output)/\(file)")
        }
      }
    }
    merged.entries = entries.sorted { $0.key < $1.key }.map(\.value)
    var told: Set<String> = []
    merged.notes = parts.flatMap(\.1.notes).filter { told.insert($0).inserted }
    let substitutes = parts.compactMap(\.1.substitutes)
    if !substitutes.isEmpty { merged.substitutes = Substitute.all(substitutes) }
    try folder.finish(merged)
    print(merged.text(), terminator: "")
    if !merged.isClean { throw ExitCode(CompareCommand.differs) }
  }
}
