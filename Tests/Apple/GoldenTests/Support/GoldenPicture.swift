import Foundation
import ImageCodecs
import TestFiles
import Testing
import ViewHost

/// A recorded picture for a comparison with the current drawing.
///
/// The comparison is exact if the fonts and libraries are those of the recording. Otherwise, it has a tolerance,
/// because other versions of Inter have different outlines, and other versions of FreeType and cairo different edges.
///
/// `RECORD_GOLDEN=1 swift test --filter GoldenTests` records all pictures again.
struct GoldenPicture {
  /// The name of the recorded file, without its extension.
  let name: String

  /// The folder of recorded pictures.
  static let folder = RepositoryFolder.folder("Tests/Apple/GoldenTests/Pictures")

  /// The folder of different pictures, each with its difference.
  static let disagreements = RepositoryFolder.folder(".build/golden")

  /// Whether pictures are recorded instead of compared.
  static let records = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"

  /// Compares a picture with the recorded one, or records it.
  func expect(_ picture: Picture, sourceLocation: SourceLocation) throws {
    let drawn = picture.png()
    let file = Self.folder.appending(path: "\(name).png")
    if Self.records {
      try #require(
        ProcessInfo.processInfo.environment["CI"] == nil, "Pictures are not recorded in CI: nobody would look at them.")
      try Data(drawn).write(to: file, options: .atomic)
      try DrawingMachine.current.record()
      return
    }
    guard let recorded = try? Array(Data(contentsOf: file)) else {
      Issue.record(
        "There is no picture \(file.path). RECORD_GOLDEN=1 records it; look at it before you commit it.",
        sourceLocation: sourceLocation)
      return
    }
    guard recorded != drawn else { return }
    let difference = try GoldenDifference(from: PNGDecoder.decode(recorded), to: PNGDecoder.decode(drawn))
    if !DrawingMachine.isRecorded, difference.isTolerated { return }
    let places = try leave(drawn, difference)
    Issue.record(
      """
      \(name) does not look as recorded: \(difference)
        recorded    \(file.path)
        drawn       \(places.drawn.path)
        difference  \(places.difference.path)
        compared    \(DrawingMachine.isRecorded ? "byte for byte" : "with tolerance, as \(DrawingMachine.deviation)")
      If it is right as it is now: RECORD_GOLDEN=1 swift test --filter GoldenTests
      """, sourceLocation: sourceLocation)
  }

  private func leave(_ drawn: [UInt8], _ difference: GoldenDifference) throws -> (drawn: URL, difference: URL) {
    try FileManager.default.createDirectory(at: Self.disagreements, withIntermediateDirectories: true)
    let places = (
      drawn: Self.disagreements.appending(path: "\(name).drawn.png"),
      difference: Self.disagreements.appending(path: "\(name).difference.png")
    )
    try Data(drawn).write(to: places.drawn, options: .atomic)
    try Data(PNGEncoder.encode(difference.picture)).write(to: places.difference, options: .atomic)
    return places
  }
}
