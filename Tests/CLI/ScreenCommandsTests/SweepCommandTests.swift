import CommandArguments
import Foundation
import PreviewProtocol
import ScreenAudit
import TestFiles
import Testing
import UIKit
import ViewHost

@testable import ScreenCommands

@Suite("Sweeping from the command line")
struct SweepCommandTests {
  @Test("widths are a range or one number, within what windows can have")
  func widths() {
    #expect(WidthRange(argument: "320-1366")?.range == 320...1366 && WidthRange(argument: "507")?.range == 507...507)
    for wrong in ["", "-", "320-", "700-320", "0-5", "1-100000", "a-b", "1-2-3"] {
      #expect(WidthRange(argument: wrong) == nil, "\(wrong)")
    }
  }

  @Test("a screen with defects ends with status 1, and prints them; files are written beside it")
  func defects() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      "sweep", "BoxesView", "--quick", "--step", "64", "--device", "iPhone 15", "--html", "sweep.html", "--junit",
      "sweep.xml", in: folder.url)
    #expect(run.status == 0 || run.status == 1)
    #expect(run.output.contains("1 screen, "), "\(run.output) \(run.errors)")
    #expect(run.status == (run.output.hasPrefix("no defect") ? 0 : 1))
    let page = try String(contentsOf: folder.url.appending(path: "sweep.html"), encoding: .utf8)
    #expect(page.contains("data:image/png;base64,") && page.contains("\"width\":1366"))
    let junit = try String(contentsOf: folder.url.appending(path: "sweep.xml"), encoding: .utf8)
    #expect(junit.contains("<testsuite "))
  }

  @Test("a view without a controller lies in the window's corner, and no safe area concerns it")
  @MainActor
  func bareViews() {
    func kinds(of kind: String) -> Set<DefectKind> {
      let screen = HostedPreview(kind: kind, name: "Card", module: "Shop", file: "Shop/Card.swift") { UIView() }
      return SweepCommand.plan(SweepPlan(), for: screen).kinds
    }
    #expect(kinds(of: "view") == SweepPlan().kinds.subtracting([.unsafeArea]))
    #expect(kinds(of: "controller") == SweepPlan().kinds)
  }

  @Test("a program started again after a crash keeps the swept screens, and reports the crashed one")
  func restart() throws {
    let folder = try TemporaryFolder()
    let record = folder.url.appending(path: "record")
    let arguments = [
      "sweep", "--quick", "--step", "500", "--device", "iPhone 15", "--json", "--record",
      record.path(percentEncoded: false),
    ]
    let listed = try JSONDecoder().decode(
      [ListedScreen].self, from: Data(try CommandRun("screens", "--format", "json").output.utf8))
    let log = ScreenResultLog(file: record)
    try log.end("0 \(listed[0].name)", .notDrawn("it stopped"))
    let run = try CommandRun(arguments, in: folder.url)
    struct Document: Decodable {
      struct Screen: Decodable {
        let name: String
        let failure: String?
      }
      let screens: [Screen]
    }
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    #expect(document.screens.map(\.name) == listed.map(\.name) && run.status == 1)
    #expect(document.screens.filter { $0.failure != nil }.map(\.failure) == ["it stopped"])
    let told = try Data(contentsOf: record)
    #expect(try CommandRun(arguments, in: folder.url).output == run.output)
    // The record contains everything.
    #expect(try Data(contentsOf: record) == told)
  }

  @Test("a wrong range, kind or step is an error before anything is shown")
  func mistakes() throws {
    #expect(try CommandRun("sweep", "--widths", "700-320").status == 64)
    #expect(try CommandRun("sweep", "--kind", "ugly").status == 64)
    #expect(try CommandRun("sweep", "--step", "0").status == 64)
    #expect(try CommandRun("sweep", "No such screen").status == 5)
  }
}
