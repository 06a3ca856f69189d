import Foundation
import JSONRPC
import TestFiles
import Testing
import ToolSupport

@testable import EditorServer

@Suite("Build server")
struct BuildServerTests {
  /// Returns the responses to messages by their ids, and the other messages.
  private func answers(_ messages: [JSON], project: String) throws -> (byID: [JSON: JSON], notes: [JSON]) {
    let bytes = messages.reduce(Data()) { $0 + HeaderFraming.framed(Data($1.text.utf8)) }
    return try answers(bytes, project: project)
  }

  private func answers(_ bytes: Data, project: String) throws -> (byID: [JSON: JSON], notes: [JSON]) {
    var input: [Int32] = [0, 0]
    precondition(pipe(&input) == 0)
    let writing = input[1]
    let output = FileManager.default.temporaryDirectory.appending(path: "build-server-\(UUID().uuidString)")
    FileManager.default.createFile(atPath: output.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: output) }
    let file = try FileHandle(forWritingTo: output)
    let server = BuildServer(
      settings: .init(reading: EditedProject.Settings(path: URL(filePath: project)), version: "1.2.3"),
      output: OutputFile(file.fileDescriptor))
    Thread.detachNewThread {
      OutputFile(writing).write(bytes)
      close(writing)
    }
    server.run(input: input[0])
    close(input[0])
    var framing = HeaderFraming()
    var byID: [JSON: JSON] = [:]
    var notes: [JSON] = []
    for case .message(let content) in framing.take(try Data(contentsOf: output)) {
      let message = try JSONDecoder().decode(JSON.self, from: content)
      if let id = message["id"] { byID[id] = message } else { notes.append(message) }
    }
    return (byID, notes)
  }

  private func request(_ id: JSON, _ method: String, _ parameters: JSON = [:]) -> JSON {
    ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters]
  }

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Data("import UIKit\n".utf8), to: "Root View.swift")
    try folder.write(Data("import UIKit\nfinal class B {}\n".utf8), to: "Sub/B.swift")
    return folder
  }

  @Test("the handshake says what SourceKit-LSP has to know")
  func handshake() throws {
    let folder = try project()
    let answer = try answers([request(1, "build/initialize")], project: folder.path).byID[1]?["result"]
    #expect(answer?["dataKind"] == "sourceKit")
    #expect(answer?["data"]?["prepareProvider"] == true)
    #expect(answer?["data"]?["sourceKitOptionsProvider"] == true)
    #expect(answer?["data"]?["outputPathsProvider"] == true)
    #expect(answer?["data"]?["indexStorePath"]?.string?.hasSuffix("/.viewcode/editor/index/store") == true)
    #expect(answer?["data"]?["watchers"]?.array?.contains(["globPattern": "**/*.swift"]) == true)
    #expect(answer?["capabilities"]?["languageIds"] == ["swift"])
    #expect(answer?["version"] == "1.2.3")
  }

  @Test("targets and their files are the project's")
  func targets() throws {
    let folder = try project()
    let first = try answers(
      [request(1, "build/initialize"), request(2, "workspace/buildTargets")], project: folder.path)
    let targets = try #require(first.byID[2]?["result"]?["targets"]?.array)
    #expect(targets.count == 1)
    let id = try #require(targets.first?["id"])
    #expect(targets.first?["languageIds"] == ["swift"])
    let second = try answers(
      [
        request(1, "build/initialize"), request("s", "buildTarget/sources", ["targets": [id]]),
        request(3, "buildTarget/sources", ["targets": [["uri": "other://x"], ["uri": "viewcode://target/nothing"]]]),
      ], project: folder.path)
    let sources = try #require(second.byID["s"]?["result"]?["items"]?.array?.first?["sources"]?.array)
    #expect(
      Set(sources.compactMap { $0["uri"]?.string }.map { $0.split(separator: "/").last.map(String.init) })
        == ["Root%20View.swift", "B.swift"])
    let units = Set(sources.compactMap { $0["data"]?["outputPath"]?.string })
    #expect(units.count == 2, "two files share an entry of the index")
    #expect(second.byID[3]?["result"]?["items"]?.array?.first?["sources"] == [])
  }

  @Test("what is unknown or malformed is an error, and the next message is answered")
  func errors() throws {
    let folder = try project()
    let framed = HeaderFraming.framed
    let bytes =
      framed(Data("{".utf8)) + Data("Nonsense\r\n\r\n".utf8)
      + framed(Data(request(1, "workspace/reload").text.utf8)) + framed(Data("[]".utf8))
      + framed(Data(request(2, "build/shutdown").text.utf8))
      + framed(Data(#"{"jsonrpc":"2.0","method":"build/exit"}"#.utf8))
      + framed(Data(request(3, "build/shutdown").text.utf8))
    let answers = try answers(bytes, project: folder.path).byID
    #expect(answers[1]?["error"]?["code"] == -32601)
    #expect(answers[2]?["result"] == .null)
    #expect(answers[3] == nil, "a message after the exit is answered")
    #expect(answers[.null]?["error"] != nil)
  }

  @Test("a path without a project is said, and the server goes on")
  func noProject() throws {
    let answers = try answers(
      [request(1, "build/initialize"), request(2, "workspace/buildTargets")], project: "/nowhere/at/all")
    #expect(answers.byID[1]?["result"]?["displayName"] == "ViewCode")
    #expect(answers.byID[2]?["result"]?["targets"] == [])
    #expect(answers.notes.contains { $0["method"] == "build/logMessage" && $0["params"]?["type"] == 1 })
  }

  @Test("changed files mean what they are: sources, resources, the project")
  func changes() throws {
    let folder = try project()
    let project = EditedProject(EditedProject.Settings(path: folder.url))
    #expect(try project.read(fetches: false))
    #expect(try !project.read(fetches: false))
    #expect(project.note([folder.url.appending(path: "Sub/B.swift").path]) == .nothing)
    #expect(project.note([folder.url.appending(path: "Sub/New.swift").path]) == .project)
    #expect(project.note([folder.url.appending(path: "notes.txt").path]) == .nothing)
    #expect(project.note([folder.url.appending(path: ".viewcode/editor/modules/A.swift").path]) == .nothing)
    try folder.write(Data("import UIKit\n".utf8), to: "Sub/New.swift")
    #expect(try project.read(fetches: false))
  }
}
