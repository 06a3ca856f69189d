import ArgumentParser
import CommandArguments
import Foundation
import ImageCodecs
import PreviewProtocol
import ReferenceSnapshots
import ToolSupport
import ViewHost

/// The command `viewcode capture`, which captures all screens as pictures and trees for commands that compare them.
struct CaptureCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "capture",
    abstract: "Write the picture, views, text for VoiceOver and layout problems of every screen into a folder.",
    discussion: """
      `viewcode diff` and `viewcode snapshots` compare what it writes. A screen that brings the program down leaves a file that says so.

      Example:
        viewcode capture -o before --device "iPhone SE" --style light --style dark
      """, shouldDisplay: false)

  @Option(name: [.short, .customLong("output")], help: "The folder.")
  var output: String

  @Option(help: "A folder of references. Pictures that equal their references are not written.")
  var references: String?

  @Option(help: "The part of the screens to capture: 2/8 is the second of eight.")
  var shard: ScreenShard?

  @Option(help: .hidden)
  var worker: ScreenShard?

  @OptionGroup var selection: CaptureOptions
  @OptionGroup var variants: SeveralScreens
  @OptionGroup var showing: ShowingOptions

  func run(in environment: ProgramEnvironment) throws {
    try ViewHost.checkFonts()
    let variants = try variants.variants(in: environment, namesDefaultSDK: references != nil)
    let showing = showing.showing(in: environment)
    let named = try ScreenNames.all(
      selection.previewsOnly ? environment.previews : environment.screens, filter: selection.filter)
    let jobs = named.enumerated().flatMap { number, screen in
      variants.enumerated().map { (screen: screen, variant: $1, turn: number + $0) }
    }
    let verification = references.map { SnapshotVerification(folder: $0, mode: .never) }
    // Every program that captures into the folder has its own log.
    let log = try CapturedScreenLog(worker.map { "\($0.number)-of-\($0.count)" } ?? "all", in: output)
    for (index, job) in jobs.enumerated()
    where (shard?.takes(index) ?? true) && (worker?.takes(job.turn) ?? true) {
      var captured = CapturedScreen(
        id: "\(job.screen.path).\(job.variant.fileName)", name: job.screen.preview.name,
        kind: job.screen.preview.kind,
        variant: job.variant.title, source: job.screen.source)
      _ = try showing.show(captured.id) {
        captured.failure = "the program stopped, or the time limit was exceeded"
        try log.begin(captured)
        let host = ViewHost(device: job.variant.device, surroundings: job.variant.surroundings)
        host.notesOrigins = true
        let preview = job.screen.preview
        preview.show(on: host)
        environment.network.settle()
        try capture(host, preview, verification, &captured)
        if captured.isAsReference == true {
          try log.end(captured)
        } else {
          try captured.write(below: output)
          try log.forget()
        }
        return ScreenResult(isDrawn: captured.failure == nil)
      }
    }
  }

  /// Captures a screen. If it is equal to its reference, only that fact is recorded.
  @MainActor
  private func capture(
    _ host: ViewHost, _ preview: HostedPreview, _ verification: SnapshotVerification?, _ captured: inout CapturedScreen
  ) throws {
    let view = preview.sizing == .screen ? nil : host.shownView
    var capture: ScreenCapture
    do throws(PictureSizeError) {
      capture = try ScreenCapture(of: host, view: view)
    } catch {
      captured.failure = "\(error)"
      return
    }
    captured.substitutes = ScreenSubstitutes.of(view ?? host.window)
    if let verification, verification.isSame(capture, as: captured) {
      (captured.scale, captured.failure, captured.isAsReference) = (capture.scale, nil, true)
      return
    }
    // Source lines are only looked up if they are needed, for a change.
    if verification?.hasReference(captured) ?? true { capture = capture.withOrigins(of: host, view: view) }
    captured.fill(capture)
    if let verification, try hasReferencesPicture(capture, captured, verification) {
      captured.hasReferencesPicture = true
      captured.picture = verification.referencesPicture(capture, as: captured)
      return
    }
    guard let file = try capture.pixels.file() else { return }
    captured.picture = file.mark
    do {
      try AtomicFile.write(file.bytes, to: "\(output)/\(captured.id).png")
    } catch {
      captured.failure = "\(error)"
    }
  }

  @MainActor
  private func hasReferencesPicture(
    _ capture: ScreenCapture, _ captured: CapturedScreen, _ verification: SnapshotVerification
  ) throws -> Bool {
    if verification.referencesPicture(capture, as: captured) != nil { return true }
    // References of older versions have no hashes, so their pictures are compared.
    guard let reference = try? SnapshotFiles.picture(at: "\(verification.folder)/\(captured.id).png") else {
      return false
    }
    return try capture.picture() == reference
  }
}

/// The names of previews, which consist of their modules' and their own names and do not change when other previews are
/// added or removed.
@MainActor
struct ScreenNames {
  let preview: HostedPreview
  /// The path `Module/Name`, as in file names.
  let path: String

  /// The source file. For screens other than previews only absolute paths are known, which differ between checkouts.
  var source: String {
    let isPath = preview.fileID.hasPrefix("/")
    let file = isPath ? "\(preview.module)/\(preview.fileID.split(separator: "/").last ?? "")" : preview.fileID
    return isPath ? file : "\(file):\(preview.line)"
  }

  static func all(_ previews: [HostedPreview], filter: String?) throws -> [ScreenNames] {
    let expression: NSRegularExpression?
    do {
      expression = try filter.map { try NSRegularExpression(pattern: $0) }
    } catch {
      throw CommandFailure.badFilter(filter ?? "")
    }
    var names: [String: UniqueSnapshotNames] = [:]
    return previews.compactMap { preview in
      let module = SnapshotName.plain(preview.module)
      let path = "\(module)/\(names[module, default: UniqueSnapshotNames()].name(for: preview.name))"
      let label = "\(preview.module)/\(preview.name)"
      if let expression,
        expression.firstMatch(in: label, range: NSRange(label.startIndex..., in: label)) == nil
      {
        return nil
      }
      return ScreenNames(preview: preview, path: path)
    }
  }
}

/// A part of the screens, such as "2/8".
struct ScreenShard: ExpressibleByArgument {
  let number: Int
  let count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), (1...10_000).contains(count),
      (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Returns whether the part contains the screen with an index. Consecutive screens belong to different parts, because
  /// they take similar times.
  func takes(_ index: Int) -> Bool { index % count == number - 1 }
}
