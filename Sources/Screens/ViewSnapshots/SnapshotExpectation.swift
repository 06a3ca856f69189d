import Foundation
import ImageCodecs
import ReferenceSnapshots
import ScreenComparison
import UIKit
import ViewHost

/// A call of `expectSnapshot`.
@MainActor
struct SnapshotExpectation {
  let context: TestContext
  let name: String?
  let variants: [ScreenVariant]
  let actions: [SnapshotAction]
  let moments: [Double]
  let kinds: SnapshotKinds
  let tolerance: SnapshotTolerance
  let mode: SnapshotRecordMode

  func verify(isWholeScreen: Bool, show: (ViewHost) -> Void) {
    do {
      try ViewHost.checkFonts()
    } catch {
      return context.fail("\(error)")
    }
    if variants.isEmpty { context.fail("a snapshot requires at least one device") }
    for variant in variants {
      let host = ViewHost(device: variant.device, surroundings: variant.surroundings)
      // The lines of views make failures useful.
      host.notesOrigins = true
      host.run { show(host) }
      for doing in actions {
        do {
          try doing.perform(host)
        } catch {
          return context.fail("\(doing.words): \(error)")
        }
      }
      var passed = 0.0
      for moment in moments.sorted() {
        if moment > passed {
          host.advance(by: moment - passed)
          passed = moment
        }
        verify(host, variant, moment: moments.count > 1 ? moment : nil, isWholeScreen: isWholeScreen)
      }
    }
  }

  private func verify(_ host: ViewHost, _ variant: ScreenVariant, moment: Double?, isWholeScreen: Bool) {
    let (folder, file) = context.place
    // The function is `cart()` in Swift Testing and `testCart` in XCTest.
    let test = context.function.prefix { $0 != "(" }
    let parts = [String(test)] + [name, moment.map { "\($0) s" }].compactMap { $0 }
    let id = (parts.map(SnapshotName.plain) + [variant.fileName]).joined(separator: ".")
    let references = "\(folder)/__Snapshots__/\(SnapshotName.plain(file))".replacing("//", with: "/")
    let site = "\(context.fileID):\(context.line):\(context.column)"
    let screen = CapturedScreen(
      id: id, name: parts.joined(separator: ", "), kind: "snapshot", variant: variant.title,
      source: "\(context.fileID):\(context.line)")
    let capture: ScreenCapture
    do {
      capture = try ScreenCapture(of: host, view: isWholeScreen ? nil : host.shownView, parts: kinds.parts)
    } catch {
      return context.fail("\(screen.title): \(error)")
    }
    func verify(_ capture: ScreenCapture, _ mode: SnapshotRecordMode) -> SnapshotVerification.Outcome {
      SnapshotVerification(folder: references, mode: mode, tolerance: tolerance.pictures, parts: kinds.parts)
        .verify(capture, as: screen)
    }
    var outcome = verify(capture, mode)
    let content = outcome.isRecorded ? hash(capture) : nil
    if let collision = SnapshotRegister.note("\(references)/\(id)", site: site, content: content) {
      context.fail(collision)
    }
    if outcome.isAccepted { return }
    // Lines are only looked up for failures.
    if outcome.entry.status == .changed {
      outcome = verify(capture.withOrigins(of: host, view: isWholeScreen ? nil : host.shownView), .never)
    }
    tell(outcome, screen)
  }

  private func hash(_ capture: ScreenCapture) -> Int {
    var hasher = Hasher()
    hasher.combine(capture.pixels.hash)
    hasher.combine(try? JSONEncoder().encode(capture.tree.withoutPlaces))
    hasher.combine(capture.spoken)
    return hasher.finalize()
  }

  private func tell(_ outcome: SnapshotVerification.Outcome, _ screen: CapturedScreen) {
    var lines: [String] = []
    switch outcome.entry.status {
    case .added where outcome.isRecorded:
      lines.append("\(screen.title) had no reference; it was recorded, and the next run compares with it")
    case .added: lines.append("\(screen.title) has no reference")
    case .failed: lines.append("\(screen.title) can't be compared")
    default: lines.append("\(screen.title) differs from its reference")
    }
    let changes = outcome.entry.changeLines
    lines += changes.prefix(12).map { "  \($0)" }
    if changes.count > 12 { lines.append("  and \(changes.count - 12) more") }
    for text in outcome.entry.texts { lines += ["  \(text.title):"] + text.lines.prefix(12).map { "    \($0)" } }
    lines += outcome.entry.notes.map { "  \($0)" }
    if outcome.entry.status == .changed {
      if let files = pictures(outcome, screen) { lines.append("  \(files)") }
      lines.append("  set VIEWCODE_RECORD=failed to record it again")
    }
    context.fail(lines.joined(separator: "\n"))
  }

  /// Writes the pictures to a folder, and attaches them to the test.
  private func pictures(_ outcome: SnapshotVerification.Outcome, _ screen: CapturedScreen) -> String? {
    guard let difference = outcome.difference, let new = outcome.newPicture else { return nil }
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["VIEWCODE_SNAPSHOT_ARTIFACTS"] ?? environment["SNAPSHOT_ARTIFACTS"]
      ?? "\(NSTemporaryDirectory())/viewcode-snapshots".replacing("//", with: "/")
    let base = "\(folder)/\(SnapshotName.plain(context.place.file))/\(screen.id)"
    let (after, between) = (PNGEncoder.encode(new), PNGEncoder.encode(difference.picture(over: new)))
    context.attach(after, named: "\(screen.id).after.png")
    context.attach(between, named: "\(screen.id).difference.png")
    if let old = outcome.oldPicture { context.attach(PNGEncoder.encode(old), named: "\(screen.id).before.png") }
    do {
      try AtomicFile.write(after, to: "\(base).after.png")
      try AtomicFile.write(between, to: "\(base).difference.png")
      return "now \(base).after.png, difference \(base).difference.png"
    } catch {
      return "\(error)"
    }
  }
}
