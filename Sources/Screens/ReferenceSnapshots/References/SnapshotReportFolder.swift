import Foundation
import ImageCodecs
import ScreenComparison
import ViewHost

/// A folder for a report, to which pictures are written one by one, and finally pages and files for other tools.
package struct SnapshotReportFolder: Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// Writes the pictures of an entry, and stores their paths in the entry.
  package func add(
    _ entry: inout ComparisonReport.Entry, old: PixelImage?, new: PixelImage?, difference: PictureDifference?
  ) throws {
    func write(_ image: PixelImage?, _ folder: String) throws -> String? {
      guard let image else { return nil }
      let file = "\(folder)/\(entry.id).png"
      try AtomicFile.write(PNGEncoder.encode(image), to: "\(path)/\(file)")
      return file
    }
    entry.oldPicture = try write(old, "expected")
    entry.newPicture = try write(new, "actual")
    if let difference, let new { entry.difference = try write(difference.picture(over: new), "diff") }
  }

  /// Adds a picture of a design tool for comparison with an entry's new one.
  ///
  /// - Parameters:
  ///   - path: The path of a PNG file in pixels of any scale.
  ///   - new: The picture of the screen, if the entry does not have it.
  /// - Throws: ``SnapshotFileError`` for a file that is not a picture.
  package func addDesign(_ path: String, to entry: inout ComparisonReport.Entry, new: PixelImage?) throws {
    let design = try SnapshotFiles.picture(at: path)
    if entry.newPicture == nil, let new { try add(&entry, old: nil, new: new, difference: nil) }
    let file = "design/\(entry.id).png"
    try AtomicFile.write(PNGEncoder.encode(design), to: "\(self.path)/\(file)")
    entry.design = file
    entry.notes.append("designed as \(path): \(design.width) x \(design.height) pixels")
  }

  /// Writes `index.html`, `report.json`, `reg.json`, `junit.xml` and `summary.md`.
  package func finish(_ report: ComparisonReport) throws {
    let files = ReportFiles(report)
    func write(_ text: String, _ name: String) throws {
      try AtomicFile.write([UInt8](text.utf8), to: "\(path)/\(name)")
    }
    try AtomicFile.write([UInt8](files.json()), to: "\(path)/report.json")
    try AtomicFile.write([UInt8](files.regJSON()), to: "\(path)/reg.json")
    try write(files.junit(), "junit.xml")
    try write(files.markdown(), "summary.md")
    try write(ReportPage(report).html(), "index.html")
  }

  /// Reads an earlier report.
  package static func read(_ path: String) throws(SnapshotFileError) -> ComparisonReport {
    do {
      return try JSONDecoder().decode(
        ComparisonReport.self, from: Data(contentsOf: URL(filePath: "\(path)/report.json")))
    } catch {
      throw SnapshotFileError(path: "\(path)/report.json", reason: SnapshotFileError.words(error))
    }
  }

  /// Removes the files of an earlier report, and no others.
  package func clear() {
    guard FileManager.default.fileExists(atPath: "\(path)/report.json") else { return }
    for name in [
      "expected", "actual", "diff", "design", "index.html", "report.json", "reg.json", "junit.xml", "summary.md",
    ] {
      try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
  }
}
