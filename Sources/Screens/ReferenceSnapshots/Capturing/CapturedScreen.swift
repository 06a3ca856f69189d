import Foundation
import ImageCodecs
import ScreenComparison
import ViewHost

/// The description of a screen that was captured into files: `<id>.json`, and `<id>.png` next to it.
package struct CapturedScreen: Codable, Sendable {
  /// The identifier: module, name and variant as a path, such as `Shop/CartView.iPhone-SE.dark`. It is equal in each
  /// run and revision.
  package var id: String
  package var name: String
  /// The kind: "preview", "controller", "view", "scene" or "nib".
  package var kind: String
  package var variant: String
  /// The position of the declaration: `Shop/CartView.swift:12`.
  package var source: String
  package var version = SnapshotVersion.current
  /// The libraries and fonts that drew a reference's picture; see ``DrawingVersions``.
  package var drawnWith: [String]?
  package var scale = 1.0
  package var tree: ScreenNode?
  /// The texts of a screen reader, with one line for each element.
  package var spoken: [String]?
  /// The problems of the layout, line by line.
  package var layout: [String]?
  /// The fonts and symbols that are not Apple's. References omit them.
  package var substitutes: [Substitute]?
  /// The reason for which the screen could not be drawn. Before drawing, it states that the screen stopped the program.
  package var failure: String?
  /// Whether the picture equals that of a reference, and was therefore not written again.
  package var hasReferencesPicture = false
  /// Whether all content equals its reference byte for byte, and was therefore not written again.
  package var isAsReference: Bool?
  /// The mark of the picture, or `nil` if there is none, and in references of older versions.
  package var picture: PictureMark?

  package init(id: String, name: String, kind: String, variant: String, source: String) {
    (self.id, self.name, self.kind) = (id, name, kind)
    (self.variant, self.source) = (variant, source)
  }

  package var title: String { variant.isEmpty ? name : "\(name) on \(variant)" }

  /// Sets the properties from a capture.
  package mutating func fill(_ capture: ScreenCapture, parts: ScreenCapture.Parts = .all) {
    (scale, tree, failure) = (capture.scale, capture.tree, nil)
    spoken = parts.contains(.spoken) ? capture.spoken : nil
    layout = parts.contains(.layout) ? capture.layout : nil
  }

  /// Writes the description to a folder.
  package func write(below folder: String) throws {
    try AtomicFile.write(CapturedScreenText.text(of: self), to: "\(folder)/\(id).json")
  }

  /// Returns all screens in a folder by identifier: those with their own files, and those in logs.
  ///
  /// - Throws: ``SnapshotFileError`` for an invalid file.
  package static func all(below folder: String) throws -> [String: CapturedScreen] {
    var found: [String: CapturedScreen] = [:]
    let files = SnapshotFiles.list(below: folder)
    for path in files where path.hasSuffix(CapturedScreenLog.suffix) {
      for screen in try CapturedScreenLog.screens(in: "\(folder)/\(path)") { found[screen.id] = screen }
    }
    // A screen's own file contains more.
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
