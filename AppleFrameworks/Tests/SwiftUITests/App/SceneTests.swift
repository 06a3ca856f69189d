import Combine
import TestHosts
import Testing
import UIKit
import UniformTypeIdentifiers
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("Windows of apps", .ownHosts)
struct SceneTests {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "empty"
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct NoteApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in
        VStack {
          Text(verbatim: "\(file.document.text) \(file.isEditable) \(file.fileURL == nil)")
          Button("Write") { file.document.text = "written" }
        }
      }
    }
  }

  @Test("a document group displays a new document, which its views change")
  func document() throws {
    let shown = Shown(AppWindow(app: NoteApp()))
    #expect(shown.words.contains("empty true true") && shown.words.contains("Untitled"))
    try shown.tap("Write")
    #expect(shown.words.contains("written true true"))
  }

  private final class Board: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    @Published var text = "empty"
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> String { text }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  private struct BoardApp: App {
    nonisolated static func board() -> Board { Board() }
    var body: some Scene {
      DocumentGroup(newDocument: Self.board) { file in
        VStack {
          Text(verbatim: file.document.text)
          Button("Write") { file.document.text = "written" }
        }
      }
    }
  }

  @Test("changes of a document that is an object update its views")
  func reference() throws {
    let shown = Shown(AppWindow(app: BoardApp()))
    #expect(shown.words.contains("empty"))
    try shown.tap("Write")
    #expect(shown.words.contains("written"))
  }

  private struct ValueApp: App {
    var body: some Scene {
      WindowGroup(id: "number", for: Int.self) { number in
        Text(verbatim: "number \(number.wrappedValue)")
      } defaultValue: {
        7
      }
      .commands {
        SidebarCommands()
        TextEditingCommands()
      }
    }
  }

  private struct OptionalApp: App {
    var body: some Scene {
      WindowGroup(for: Int.self) { $number in
        Button("\(number ?? -1)") { number = 3 }
      }
    }
  }

  @Test("a window group for values displays the default value, or none, which can be set")
  func values() throws {
    #expect(Shown(AppWindow(app: ValueApp())).words == ["number 7"])
    let shown = Shown(AppWindow(app: OptionalApp()))
    try shown.tap("-1")
    #expect(shown.words == ["3"])
  }
}
