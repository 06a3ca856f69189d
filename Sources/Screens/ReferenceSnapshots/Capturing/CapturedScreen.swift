import Foundation
import ImageCodecs
import ScreenComparison
import ViewHost

/// A screen that was captured into files, and what tells it from others: `<id>.json`, and `<id>.png` beside it.
package struct CapturedScreen: Codable, Sendable {
  /// Module, name and variant, as a path: `Shop/CartView.iPhone-SE.dark`. The same in each run and revision.
  package var id: String
  package var name: String
  /// "preview", "controller", "view", "scene", "nib".
  package var kind: String
  package var variant: String
  /// Where it is declared: `Shop/CartView.swift:12`.
  package var source: String
  package var version = SnapshotVersion.current
  /// What a reference's picture was drawn by: see ``DrawingVersions``.
  package var drawnWith: [String]?
  package var scale = 1.0
  package var tree: ScreenNode?
  /// What a screen reader says, a line for each element.
  package var spoken: [String]?
  /// What is wrong with the layout, line by line.
  package var layout: [String]?
  /// Fonts and symbols that are not Apple's; references don't say them.
  package var substitutes: [Substitute]?
  /// Why it could not be drawn: before it is, that it stopped the program.
  package var failure: String?
  /// Whether the picture is that of a reference, and so was not written again.
  package var hasReferencesPicture = false
  /// Whether all of it is as its reference says, byte for byte, and so was not written again.
  package var isAsReference: Bool?
  /// What tells its picture from others; `nil` where there is none, and in references that older versions wrote.
  package var picture: PictureMark?

  package init(id: String, name: String, kind: String, variant: String, source: String) {
    (self.id, self.name, self.kind) = (id, name, kind)
    (self.variant, self.source) = (variant, source)
  }

  package var title: String { variant.isEmpty ? name : "\(name) on \(variant)" }

  /// Takes over what was captured.
  package mutating func fill(_ capture: ScreenCapture, parts: ScreenCapture.Parts = .all) {
    (scale, tree, failure) = (capture.scale, capture.tree, nil)
    spoken = parts.contains(.spoken) ? capture.spoken : nil
    layout = parts.contains(.layout) ? capture.layout : nil
  }

  /// Writes it below a folder.
  package func write(below folder: String) throws {
    try AtomicFile.write(CapturedScreenText.text(of: self), to: "\(folder)/\(id).json")
  }

  /// All that lie below a folder, by what they are called: those with files of their own, and those that logs tell of.
  ///
  /// - Throws: ``SnapshotFileError`` for a file that is none.
  package static func all(below folder: String) throws -> [String: CapturedScreen] {
    var found: [String: CapturedScreen] = [:]
    let files = SnapshotFiles.list(below: folder)
    for path in files where path.hasSuffix(CapturedScreenLog.suffix) {
      for screen in try CapturedScreenLog.screens(in: "\(folder)/\(path)") { found[screen.id] = screen }
    }
    // Where one has a file, that says more.
    for path in files where path.hasSuffix(".json") {
      let file = "\(folder)/\(path)"
      do {
        let screen = try JSONDecoder().decode(CapturedScreen.self, from: Data(contentsOf: URL(filePath: file)))
        found[screen.id] = screen
      } catch {
        throw SnapshotFileError(path: file, reason: SnapshotFileError.words(error))
      }
    }
    return found
  }
}
