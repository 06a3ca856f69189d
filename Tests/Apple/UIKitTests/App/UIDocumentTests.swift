import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("UIDocument", .ownHosts)
struct UIDocumentTests {
  private final class Note: UIDocument {
    var text = ""
    var errors = 0
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
  }

  private let host = ViewHost(device: .standard)
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  @Test("is created, changed, saved, closed and opened again")
  func life() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("Plan.txt")
    let note = Note(fileURL: url)
    #expect(note.documentState == .closed && note.localizedName == "Plan")
    note.text = "one"
    var results: [Bool] = []
    host.run { note.save(to: url, for: .forCreating) { results.append($0) } }
    #expect(results.isEmpty)
    host.advance(by: 0.1)
    #expect(results == [true] && note.documentState == .normal)
    note.text = "two"
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
    host.run { note.close { results.append($0) } }
    host.advance(by: 0.1)
    #expect(results == [true, true] && note.documentState == .closed && !note.hasUnsavedChanges)
    let again = Note(fileURL: url)
    host.run { again.open { results.append($0) } }
    host.advance(by: 0.1)
    #expect(again.text == "two" && results == [true, true, true])
    again.text = "three"
    host.run { again.revert(toContentsOf: url) }
    #expect(again.text == "two")
  }

  @Test("what can't be read or written is an error and a state")
  func errors() {
    let note = Note(fileURL: folder.appendingPathComponent("missing/Plan.txt"))
    var result: Bool?
    host.run { note.open { result = $0 } }
    host.advance(by: 0.1)
    #expect(result == false && note.errors == 1 && note.documentState == .closed)
    host.run { note.save(to: note.fileURL, for: .forOverwriting) { result = $0 } }
    host.advance(by: 0.1)
    #expect(result == false && note.documentState.contains(.savingError))
  }

  @Test("what is registered for undo is a change, and undone none")
  func undo() {
    let note = Note(fileURL: folder)
    host.run {
      note.undoManager.registerUndo(withTarget: note) { $0.text = "" }
    }
    host.advance(by: 0.1)
    #expect(note.hasUnsavedChanges)
    note.undoManager.undo()
    #expect(!note.hasUnsavedChanges)
  }
}
