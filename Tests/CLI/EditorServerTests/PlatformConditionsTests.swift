import Foundation
import TestFiles
import Testing
import ToolSupport

@testable import EditorServer
@testable import ProjectBuilding
@testable import Projects

@Suite("Conditions and imports that Linux takes otherwise")
struct PlatformConditionsTests {
  @Test("conditions become names of the same length, in conditions alone")
  func changed() throws {
    let text = """
      // os(iOS)
      #if os(iOS) && !targetEnvironment(macCatalyst)
      let a = "os(iOS)"
        #elseif canImport(Darwin) || photos(iOS) || os(Plan9)
      #endif

      """
    let changed = try #require(PlatformConditions.changed(text))
    #expect(changed.utf8.count == text.utf8.count)
    #expect(
      changed == """
        // os(iOS)
        #if os_iOS_ && !targetEnvironment_macCatalyst_
        let a = "os(iOS)"
          #elseif canImport_Darwin_ || photos(iOS) || os(Plan9)
        #endif

        """)
    #expect(PlatformConditions.restored(Data(changed.utf8)) == Data(text.utf8))
    #expect(PlatformConditions.restored(Data("let os_iOS = 1".utf8)) == nil)
  }

  @Test(
    "a text without such conditions stays",
    arguments: ["", "#if DEBUG\n#endif\n", "if os(iOS) {}\n", "#if canImport(UIKit)\n#endif"])
  func unchanged(text: String) { #expect(PlatformConditions.changed(text) == nil) }

  @Test("the compiler's flags define the conditions that hold on iOS")
  func flags() throws {
    for flag in PlatformConditions.flags {
      let name = flag.dropFirst(2)
      let text = "#if " + name.dropLast().replacing("_", with: "(") + ")"
      #expect(try #require(PlatformConditions.changed(text)) == "#if \(name)")
    }
  }

  @Test("the server gets a file with conditions for iOS, and its own texts come back as they were")
  func session() throws {
    let session = EditorSession(toolchain: nil)
    func message(_ method: String, _ parameters: JSON) -> Data {
      Data((["jsonrpc": "2.0", "method": .string(method), "params": parameters] as JSON).text.utf8)
    }
    let address: JSON = "file:///a.swift"
    let opened = session.takeFromEditor(
      message(
        "textDocument/didOpen", ["textDocument": ["uri": address, "text": "#if os(iOS)\n#endif\n", "version": 1]]))
    let sent = try JSONDecoder().decode(JSON.self, from: try #require(opened))
    #expect(sent["params"]?["textDocument"] == ["uri": address, "text": "#if os_iOS_\n#endif\n", "version": 1])
    // After a change of a part, the server receives the entire text.
    let changed = session.takeFromEditor(
      message(
        "textDocument/didChange",
        [
          "textDocument": ["uri": address, "version": 2],
          "contentChanges": [
            [
              "range": ["start": ["line": 1, "character": 0], "end": ["line": 1, "character": 0]],
              "text": "let a = 1\n",
            ]
          ],
        ]))
    let second = try JSONDecoder().decode(JSON.self, from: try #require(changed))
    #expect(second["params"]?["contentChanges"] == [["text": "#if os_iOS_\nlet a = 1\n#endif\n"]])
    #expect(second["params"]?["textDocument"]?["version"] == 2)
    let answer = Data(##"{"jsonrpc":"2.0","id":1,"result":[{"newText":"#if os_iOS_\nb"}]}"##.utf8)
    #expect(
      session.takeFromServer(answer)
        == Data(##"{"jsonrpc":"2.0","id":1,"result":[{"newText":"#if os(iOS)\nb"}]}"##.utf8))
    // Without the condition, changes after the first one are passed on unchanged.
    func replace(_ text: String) -> Data {
      message(
        "textDocument/didChange",
        ["textDocument": ["uri": address, "version": 3], "contentChanges": [["text": .string(text)]]])
    }
    #expect(session.takeFromEditor(replace("let b = 2\n")) != nil)
    #expect(session.takeFromEditor(replace("let b = 3\n")) == nil)
    #expect(session.takeFromServer(answer) == nil)
  }

  @Test("other files with conditions are read from copies, which follow their files")
  func copies() throws {
    let folder = try TemporaryFolder()
    let conditional = try folder.write(Data("#if os(iOS)\nlet a = 1\n#endif\n".utf8), to: "a/A.swift")
    let plain = try folder.write(Data("let b = 1\n".utf8), to: "B.swift")
    let place = folder.url.appending(path: "copies")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var copies = ConditionCopies()
    let first = copies.update(for: [conditional, plain], in: place)
    #expect(Set(first.keys) == [conditional])
    let copy = try #require(first[conditional])
    #expect(try String(contentsOf: copy, encoding: .utf8) == "#if os_iOS_\nlet a = 1\n#endif\n")
    try folder.write(Data("#if os(iOS)\nlet a = 23\n#endif\n".utf8), to: "a/A.swift")
    #expect(copies.update(for: [conditional, plain], in: place) == first)
    #expect(try String(contentsOf: copy, encoding: .utf8).contains("let a = 23"))
  }

  @Test("submodules that are imported are modules of C, and Darwin is")
  func submodules() throws {
    let folder = try TemporaryFolder()
    var target = Target(name: "App", moduleName: "App", kind: .app)
    target.sources = [
      try folder.write(
        Data("import UIKit.UIView\n@preconcurrency import Foundation.NSObjCRuntime; import Darwin\n".utf8),
        to: "A.swift"),
      try folder.write(
        Data("import UIKit\nimport class UIKit.UILabel\nimport Lottie.Parts\n// import UIKit.X y\n".utf8), to: "B.swift"
      ),
    ]
    let flags = try Submodules.flags(for: target, available: ["UIKit"], in: folder.url)
    let map = folder.url.appending(path: "submodules.modulemap")
    #expect(flags == ["-Xcc", "-fmodule-map-file=\(map.path)"])
    #expect(
      try String(contentsOf: map, encoding: .utf8) == """
        module Darwin {}
        module Foundation {
          module NSObjCRuntime {}
        }
        module UIKit {
          module UIView {}
        }

        """)
    target.sources = []
    #expect(try Submodules.flags(for: target, available: ["UIKit"], in: folder.url).isEmpty)
  }

  @Test("features that a language mode has anyway are not asked for")
  func features() {
    let flags = [
      "-enable-upcoming-feature", "InferSendableFromCaptures", "-enable-upcoming-feature", "ExistentialAny", "-DA",
    ]
    #expect(
      EditorFlags.withoutKnownFeatures(["-swift-version", "6"] + flags)
        == ["-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny", "-DA"])
    #expect(EditorFlags.withoutKnownFeatures(["-swift-version", "5"] + flags) == ["-swift-version", "5"] + flags)
  }
}
