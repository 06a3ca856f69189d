import ArgumentParser
import CommandArguments
import Foundation
import PreviewProtocol
import ScreenAudit
import ToolSupport
import ViewHost

/// The command `viewcode sweep [NAME]`, which reports the defects of screens, with the sizes at which they occur.
struct SweepCommand: ProgramCommand {
  static let configuration = SharedCommand.sweep.configuration(takesProject: false)

  /// The exit status for defects.
  private static let foundDefects: Int32 = 1

  @Argument(help: "The screen's name. `viewcode screens` lists all. (default: all screens)")
  var name: String?

  @OptionGroup var arguments: SweepArguments
  @OptionGroup var showing: ShowingOptions

  func run(in environment: ProgramEnvironment) throws {
    try ending {
      let screens = try name.map { [try environment.screen(named: $0)] } ?? environment.screens
      try ViewHost.checkFonts()
      if screens.isEmpty { throw CommandFailure.noScreens }
      let plan = try arguments.plan.plan(in: environment)
      let showing = showing.showing(in: environment)
      // The state is the same each time a screen is created.
      let reset = ScreenReset(restoreState: environment.restoreState)
      var swept: [SweptScreen] = []
      var page = SweepPage()
      let progress = ProgressLine()
      defer { progress.end() }
      for (index, screen) in screens.enumerated() {
        progress.show("sweeping screen \(index + 1) of \(screens.count): \(screen.name)")
        let file = showing.file(for: index)
        // A restarted program finds the results of earlier screens. The program that starts it removes the record.
        defer { if showing.recordFile == nil { try? FileManager.default.removeItem(at: file) } }
        let result = try showing.show("\(index) \(screen.name)") {
          let content = try SweepFile(
            of: screen, over: Self.plan(plan, for: screen), drawsPictures: arguments.html != nil,
            defectFiles: arguments.pictures.map { "\($0)/\(index)" }
          ) { host in
            reset()
            screen.show(on: host)
            environment.network.settle()
          }
          try JSONEncoder().encode(content).write(to: file)
          return ScreenResult(isDrawn: true, pictures: [file.path(percentEncoded: false)])
        }
        guard let data = try? Data(contentsOf: file), let known = try? JSONDecoder().decode(SweepFile.self, from: data)
        else {
          let failed = SweptScreen(
            name: screen.name, source: SweepFile.source(of: screen), failure: result.reason ?? "its result was lost")
          swept.append(failed)
          page.add(failed, nil, window: "")
          continue
        }
        swept.append(known.screen)
        page.add(known.screen, known.pictures, window: known.window)
      }
      progress.end()
      try write(swept, page)
      let isClean = swept.allSatisfy { $0.report?.defects.isEmpty == true }
      if !isClean { throw ExitCode(SweepCommand.foundDefects) }
    }
  }

  /// Returns a plan without the safe area for a view without a view controller. It is positioned in the window's corner
  /// and is not a whole screen.
  @MainActor
  static func plan(_ plan: SweepPlan, for screen: HostedPreview) -> SweepPlan {
    guard screen.kind == "view" else { return plan }
    var result = plan
    result.kinds.remove(.unsafeArea)
    return result
  }

  private func write(_ swept: [SweptScreen], _ page: SweepPage) throws {
    let text = SweepText(swept)
    if let junit = arguments.junit { try AtomicFile.write(Array(SweepJUnit.text(of: swept).utf8), to: junit) }
    if let html = arguments.html { try AtomicFile.write(Array(try page.html(summary: text.summary).utf8), to: html) }
    print(arguments.json ? try SweepJSON.text(of: swept) : text.text, terminator: "")
  }
}

extension ScreenShowing {
  /// Returns the file of a screen's result, which is kept until all screens are swept, also for a restarted program.
  fileprivate func file(for index: Int) -> URL {
    let base = recordFile ?? FileManager.default.temporaryDirectory.appending(path: "viewcode-sweep-\(getpid())")
    return base.deletingLastPathComponent().appending(path: "\(base.lastPathComponent)-\(index).json")
  }
}

/// The result of a screen, which is kept until all screens are swept.
private struct SweepFile: Codable {
  let screen: SweptScreen
  let pictures: SweepPictures?
  /// The device whose window the slider of the page resizes.
  let window: String

  @MainActor
  init(
    of screen: HostedPreview, over plan: SweepPlan, drawsPictures: Bool, defectFiles: String?,
    show: @escaping (ViewHost) -> Void
  ) throws {
    let sweep = ScreenSweep(of: .made(show), over: plan)
    let report = sweep.report()
    var swept = SweptScreen(name: screen.name, source: SweepFile.source(of: screen), report: report)
    if let defectFiles {
      swept.pictures = try report.defects.enumerated().map { index, defect in
        guard let picture = sweep.picture(at: defect.worst, scale: 1) else { return nil }
        try picture.write(to: "\(defectFiles)-\(index).png")
        return "\(defectFiles)-\(index).png"
      }
    }
    self.screen = swept
    pictures = drawsPictures ? SweepPictures(of: sweep, report, over: plan) : nil
    window = plan.windows.first.map { SweepPlan.name(of: $0) } ?? ""
  }

  @MainActor
  static func source(of screen: HostedPreview) -> String? {
    screen.fileID.isEmpty ? nil : "\(screen.fileID):\(screen.line)"
  }
}
