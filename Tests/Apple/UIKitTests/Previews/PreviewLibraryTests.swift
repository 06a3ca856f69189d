import CompilerRuns
import Foundation
import TestHosts
import Testing
import UIKit

@Suite("#Preview in a library", .ownHosts)
@MainActor
struct PreviewLibraryTests {
  init() { StandardScreen.make() }

  /// The test runs with debug and optimized code, because the optimizer removes unused declarations.
  @Test("is found once the library is loaded", arguments: ["-Onone", "-O -whole-module-optimization"])
  func loading(flags: String) throws {
    let name = "Screens\(flags.utf8.count)"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = folder.appendingPathComponent("\(name).so")
    let run = try CompilerRun(
      """
      import UIKit

      #Preview("From a library") { UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 34)) }
      """, product: .library(library), flags: flags.split(separator: " ").map(String.init), plugin: "PreviewMacros")
    #expect(run.succeeded, "\(run.diagnostics)")
    #expect(!RegisteredPreview.all.contains { $0.module == name })

    // The library is never closed, because the runtime retains its records.
    let handle = dlopen(library.path, RTLD_NOW | RTLD_LOCAL)
    try #require(handle != nil, "\(dlerror().map { String(cString: $0) } ?? "")")
    let found = RegisteredPreview.all.filter { $0.module == name }
    #expect(found.map(\.title) == ["From a library"])
    #expect(found.map(\.fileID) == ["\(name)/Source.swift"])
    guard case .view(let view) = found.first?.preview.makeContent() else {
      Issue.record("no view")
      return
    }
    #expect(view.frame.size == CGSize(width: 12, height: 34))
  }
}
