import Foundation
import TestFiles
import Testing

@testable import ProjectBuilding

/// The time limit of a type check, with a compiler whose time depends on the limit for each expression.
@Suite("Limits of a check of types")
struct CheckLimitTests {
  private let folder: TemporaryFolder
  private var compiler: ModuleCompiler
  private let inputs: ModuleInputs

  init() throws {
    folder = try TemporaryFolder()
    for file in ["modules/UIKit.swiftmodule", "modules/module.modulemap", "plugins/PreviewMacros", "lib/main.o"] {
      try folder.write("", to: "toolchain/\(file)")
    }
    try folder.write("UIKit UIKit\n", to: "toolchain/libraries")
    let source = try folder.write("let a = 1\n", to: "project/A.swift")
    let script = try folder.write(
      """
      #!/bin/sh
      echo "$@" >>"\(folder.url.path(percentEncoded: false))/calls"
      case "$*" in
        *-solver-scope-threshold=10000*) sleep 600 & wait ;;
      esac
      echo "\(source.path(percentEncoded: false)):1:9: error: the compiler is unable to type-check this expression in reasonable time"
      exit 1
      """, to: "bin/swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path(percentEncoded: false))
    compiler = ModuleCompiler(
      compiler: SwiftCompiler(path: script.path(percentEncoded: false)),
      toolchain: try Toolchain(at: folder.url.appending(path: "toolchain")),
      folder: try BuildFolder(for: folder.url.appending(path: "project")))
    compiler.checkLimit = .milliseconds(300)
    inputs = ModuleInputs(name: "App", files: [source], flags: [])
  }

  @Test(
    "a check that takes too long starts again with less patience, and names the slow expression",
    arguments: [false, true])
  func patience(isPart: Bool) throws {
    let messages = try compiler.check(inputs, only: isPart ? Set(inputs.files) : nil)
    #expect(messages.map(\.line) == [1])
    let calls = try String(contentsOf: folder.url.appending(path: "calls"), encoding: .utf8)
    let limits = calls.matches(of: #/scope-threshold=(\d+)/#).map { String($0.1) }
    #expect(limits == ["10000", "1000"])
  }
}
