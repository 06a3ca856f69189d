import Foundation
import ImageCodecs
import ScreenComparison
import ViewHost

/// A comparison of screens with their references, which also writes references on request.
package struct SnapshotVerification {
  /// The folder of the references.
  package let folder: String
  package let mode: SnapshotRecordMode
  package var tolerance = PictureTolerance.exact
  package var parts = ScreenCapture.Parts.all

  package init(
    folder: String, mode: SnapshotRecordMode, tolerance: PictureTolerance = .exact, parts: ScreenCapture.Parts = .all
  ) {
    (self.folder, self.mode, self.tolerance, self.parts) = (folder, mode, tolerance, parts)
  }

  /// The outcome of a comparison.
  package struct Outcome: Sendable {
    package var entry: ComparisonReport.Entry
    /// Whether a reference was written.
    package var isRecorded = false
    package var oldPicture: PixelImage?
    package var newPicture: PixelImage?
    package var difference: PictureDifference?

    package init(entry: ComparisonReport.Entry) { self.entry = entry }

    /// Whether a test succeeds: the screen equals its reference, or recording it was requested.
    package var isAccepted: Bool { entry.status == .same }
  }

  /// Compares a screen with its reference.
  ///
  /// - Parameters:
  ///   - capture: The captured screen.
  ///   - screen: The description of the screen. Its `id` is the path of the reference in the folder. If its picture is
  ///     marked as the reference's, the pictures were compared during the capture: the capture has none, and the file
  ///     is read only for display in a report.
  package func verify(_ capture: ScreenCapture, as screen: CapturedScreen) -> Outcome {
    var outcome = Outcome(
      entry: ComparisonReport.Entry(
        id: screen.id, name: screen.name, variant: screen.variant, source: screen.source, status: .same))
    outcome.entry.scale = capture.scale
    outcome.entry.reference = "\(folder)/\(screen.id)"
    if mode == .all {
      record(capture, screen, &outcome)
      return outcome
    }
    if isSame(capture, as: screen) { return outcome }
    do {
      guard let reference = try self.reference(screen.id, readsPicture: !screen.hasReferencesPicture) else {
        missing(capture, screen, &outcome)
        return outcome
      }
      outcome.newPicture = parts.contains(.picture) ? try capture.picture() : nil
      compare(capture, with: reference, &outcome)
      if screen.hasReferencesPicture, parts.contains(.picture), outcome.entry.status != .same {
        // Both sides share one picture if only texts differ.
        outcome.newPicture = try SnapshotFiles.picture(at: reference.path)
      }
    } catch {
      outcome.entry.status = .failed
      outcome.entry.notes.append("\(error)")
    }
    if outcome.entry.status != .same, mode == .failed { record(capture, screen, &outcome) }
    return outcome
  }

  private struct Reference {
    let screen: CapturedScreen
    let picture: PixelImage?
    let path: String
  }

  private func reference(_ id: String, readsPicture: Bool) throws -> Reference? {
    let (text, image) = ("\(folder)/\(id).json", "\(folder)/\(id).png")
    // An interrupted recording may leave only a picture, which is not a complete reference.
    guard FileManager.default.fileExists(atPath: text) else { return nil }
    let screen: CapturedScreen
    do {
      screen = try JSONDecoder().decode(CapturedScreen.self, from: Data(contentsOf: URL(filePath: text)))
    } catch {
      throw SnapshotFileError(path: text, reason: SnapshotFileError.words(error))
    }
    return Reference(
      screen: screen, picture: readsPicture && parts.contains(.picture) ? try SnapshotFiles.picture(at: image) : nil,
      path: image)
  }

  private func compare(_ capture: ScreenCapture, with reference: Reference, _ outcome: inout Outcome) {
    let difference = ScreenDifference(
      from: (reference.screen.tree, reference.picture), to: (capture.tree, outcome.newPicture), scale: capture.scale,
      tolerance: tolerance)
    outcome.entry.changes = difference.changes
    if let picture = difference.picture, !picture.isTolerated, !isSameFile(outcome.newPicture, reference.path) {
      outcome.oldPicture = reference.picture
      outcome.difference = picture
      outcome.entry.notes.append(picture.text)
      if difference.changes.isEmpty || difference.changes.allSatisfy({ $0.kind == .redrawn }),
        reference.screen.version != SnapshotVersion.current
      {
        outcome.entry.notes.append(
          "the reference was recorded with ViewCode \(reference.screen.version); "
            + "this is \(SnapshotVersion.current), which may draw differently"
        )
      }
      if let words = DrawingVersions.difference(from: reference.screen.drawnWith) { outcome.entry.notes.append(words) }
    }
    for (title, before, after, part) in [
      ("Screen reader output", reference.screen.spoken, capture.spoken, ScreenCapture.Parts.spoken),
      ("Layout problems", reference.screen.layout, capture.layout, .layout),
    ] where parts.contains(part) {
      // A reference without this part cannot be compared in it.
      guard let before, before != after else { continue }
      outcome.entry.texts.append(
        .init(
          title: title,
          lines: TextDifference.lines(from: before.joined(separator: "\n"), to: after.joined(separator: "\n"))))
    }
    let isSame = outcome.entry.changes.isEmpty && outcome.difference == nil && outcome.entry.texts.isEmpty
    outcome.entry.status = isSame ? .same : .changed
  }

  /// Returns whether a screen equals its reference byte for byte. The picture is compared by its mark, without decoding
  /// or encoding it.
  ///
  /// The result `false` is inconclusive, because references of older versions have no marks.
  package func isSame(_ capture: ScreenCapture, as screen: CapturedScreen) -> Bool {
    guard let text = try? SnapshotFiles.bytes(at: "\(folder)/\(screen.id).json"),
      var expected = CapturedScreenText.head(of: text)
    else { return false }
    if parts.contains(.picture) {
      guard isSamePicture(capture, as: screen, mark: expected.picture) else { return false }
    }
    // The name and source of a screen are not a part of its content.
    expected.fill(capture, parts: parts)
    expected.tree = capture.tree.withoutPlaces
    return (try? CapturedScreenText.text(of: expected)) == text
  }

  /// Returns the mark of a reference's picture, if a screen has the same picture.
  package func referencesPicture(_ capture: ScreenCapture, as screen: CapturedScreen) -> PictureMark? {
    guard let text = try? SnapshotFiles.bytes(at: "\(folder)/\(screen.id).json"),
      let mark = CapturedScreenText.head(of: text)?.picture, isSamePicture(capture, as: screen, mark: mark)
    else { return nil }
    return mark
  }

  /// Returns whether a reference exists, even if it is incomplete.
  package func hasReference(_ screen: CapturedScreen) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(screen.id).json")
  }

  private func isSamePicture(_ capture: ScreenCapture, as screen: CapturedScreen, mark: PictureMark?) -> Bool {
    guard let mark, capture.pixels.hash == mark.pixels,
      let file = try? SnapshotFiles.bytes(at: "\(folder)/\(screen.id).png")
    else { return false }
    return ContentHash(of: file).description == mark.file
  }

  /// Returns whether a picture equals that of a file. Translucent pixels may change in the last bit when they are read
  /// from a file. In that case, the files are compared.
  private func isSameFile(_ picture: PixelImage?, _ path: String) -> Bool {
    guard let picture, let data = try? Data(contentsOf: URL(filePath: path)) else { return false }
    return PNGEncoder.encode(picture) == [UInt8](data)
  }

  private func missing(_ capture: ScreenCapture, _ screen: CapturedScreen, _ outcome: inout Outcome) {
    outcome.entry.status = .added
    if mode == .never {
      outcome.entry.notes.append(
        "there is no reference \(folder)/\(screen.id).json, and the record mode does not allow recording one")
    } else {
      record(capture, screen, &outcome)
      // A new reference is not accepted on its first run, unless recording was requested.
      if mode == .missing, outcome.entry.status == .same { outcome.entry.status = .added }
    }
  }

  private func record(_ capture: ScreenCapture, _ screen: CapturedScreen, _ outcome: inout Outcome) {
    do {
      try SnapshotVerification.write(capture, screen, in: folder, parts: parts)
      outcome.isRecorded = true
      outcome.entry.status = .same
      outcome.entry.notes.append("recorded as \(folder)/\(screen.id)")
    } catch {
      outcome.entry.status = .failed
      outcome.entry.notes.append("\(error)")
    }
  }

  /// Writes a reference. The picture is first, so that a reference without its text is incomplete.
  package static func write(
    _ capture: ScreenCapture, _ screen: CapturedScreen, in folder: String, parts: ScreenCapture.Parts = .all
  ) throws {
    var screen = screen
    screen.fill(capture, parts: parts)
    screen.tree = capture.tree.withoutPlaces
    if parts.contains(.picture), let file = try capture.pixels.file() {
      screen.picture = file.mark
      try AtomicFile.write(file.bytes, to: "\(folder)/\(screen.id).png")
    } else if !screen.hasReferencesPicture {
      screen.picture = nil
    }
    (screen.hasReferencesPicture, screen.isAsReference, screen.substitutes) = (false, nil, nil)
    screen.drawnWith = screen.picture == nil ? nil : DrawingVersions.current
    try screen.write(below: folder)
  }
}
