import Foundation
import TestFiles
import Testing
import ToolSupport

@testable import EditorServer

@Suite("Setting up editors")
struct EditorConfigurationTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Data("import UIKit\n".utf8), to: "App.swift")
    return folder
  }

  private func configuration(_ folder: TemporaryFolder) -> EditorConfiguration {
    EditorConfiguration(path: folder.path, arguments: ["--offline"], buildPath: nil)
  }

  private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  @Test("the files name the server and the proxy, and go again")
  func roundTrip() throws {
    let folder = try project()
    let before = folder.files
    let files = try configuration(folder).write(program: "/opt/viewcode/bin/viewcode")
    #expect(
      files == ["buildServer.json", ".vscode/settings.json", ".vscode/extensions.json", ".sourcekit-lsp/config.json"])
    let connection = try JSONDecoder().decode(
      ConnectionFile.self, from: Data(text("buildServer.json", in: folder).utf8))
    #expect(connection.argv.prefix(2) == ["/opt/viewcode/bin/viewcode", "build-server"])
    #expect(connection.argv.last == "--offline")
    #expect(connection.editorFolder?.hasSuffix("/.viewcode/editor") == true)
    let settings = try JSONDecoder().decode(JSON.self, from: Data(text(".vscode/settings.json", in: folder).utf8))
    #expect(settings["swift.sourcekit-lsp.serverPath"] == "/opt/viewcode/bin/viewcode")
    #expect(settings["swift.sourcekit-lsp.serverArguments"] == ["lsp"])
    let extensions = try JSONDecoder().decode(JSON.self, from: Data(text(".vscode/extensions.json", in: folder).utf8))
    #expect(extensions["recommendations"] == ["swiftlang.swift-vscode"])

    #expect(try configuration(folder).write(program: "/opt/viewcode/bin/viewcode") == files)
    _ = try configuration(folder).remove()
    #expect(folder.files == before)
    #expect(try configuration(folder).remove().isEmpty)
  }

  @Test("settings that are there stay, and get their former values back")
  func merging() throws {
    let folder = try project()
    let settings = """
      {
        // My server.
        "swift.sourcekit-lsp.serverPath": "/usr/bin/sourcekit-lsp",
        "editor.tabSize": 2,
      }

      """
    let extensions = "{ \"recommendations\": [\"a.b\"] }\n"
    try folder.write(Data(settings.utf8), to: ".vscode/settings.json")
    try folder.write(Data(extensions.utf8), to: ".vscode/extensions.json")
    _ = try configuration(folder).write(program: "/bin/viewcode")
    let changed = try text(".vscode/settings.json", in: folder)
    #expect(changed.contains("// My server.") && changed.contains("\"editor.tabSize\": 2"))
    #expect(changed.contains("\"/bin/viewcode\"") && !changed.contains("/usr/bin/sourcekit-lsp"))
    #expect(try text(".vscode/extensions.json", in: folder).contains("[\"a.b\", \"swiftlang.swift-vscode\"]"))
    // A second run knows the values from before the first one.
    _ = try configuration(folder).write(program: "/usr/local/bin/viewcode")
    _ = try configuration(folder).remove()
    #expect(try text(".vscode/settings.json", in: folder) == settings)
    #expect(try text(".vscode/extensions.json", in: folder) == extensions)
  }

  @Test("another build server's file and settings that cannot be read are errors, and stay")
  func refused() throws {
    let folder = try project()
    try folder.write(
      Data(#"{"name": "other", "version": "1", "bspVersion": "2", "languages": [], "argv": ["x"]}"#.utf8),
      to: "buildServer.json")
    #expect(throws: CommandFailure.self) { try configuration(folder).write(program: "/bin/viewcode") }
    #expect(throws: CommandFailure.self) { try configuration(folder).remove() }
    #expect(try text("buildServer.json", in: folder).contains("other"))
    let broken = try project()
    try broken.write(Data("[1".utf8), to: ".vscode/settings.json")
    #expect(throws: CommandFailure.self) { try configuration(broken).write(program: "/bin/viewcode") }
    #expect(try text(".vscode/settings.json", in: broken) == "[1")
  }

  @Test("git leaves the new files alone, in a folder of a repository too")
  func git() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("import UIKit\n".utf8), to: "app/App.swift")
    func git(_ arguments: String...) throws -> String {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git", "-C", folder.path] + arguments
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
    _ = try git("init", "-q")
    let configuration = EditorConfiguration(path: folder.path + "/app", arguments: [], buildPath: nil)
    let before = try git("status", "--porcelain", "--untracked-files=all")
    #expect(before == "?? app/App.swift\n")
    _ = try configuration.write(program: "/bin/viewcode")
    #expect(try git("status", "--porcelain", "--untracked-files=all") == before)
    let list = try text(".git/info/exclude", in: folder)
    _ = try configuration.remove()
    #expect(try text(".git/info/exclude", in: folder) != list)
    #expect(try !text(".git/info/exclude", in: folder).contains("viewcode"))
  }
}
