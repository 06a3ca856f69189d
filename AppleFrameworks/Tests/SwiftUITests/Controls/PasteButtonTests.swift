import SwiftUI
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Paste buttons, toggles of several values, and data of dialogs", .ownHosts)
struct PasteButtonTests {
  private struct Page: View {
    @State private var text = "none"
    var body: some View {
      VStack {
        Text(verbatim: text)
        PasteButton(payloadType: String.self) { values in
          MainActor.assumeIsolated { text = values.joined(separator: ",") }
        }
      }
    }
  }

  @Test("the button passes the values of the pasteboard")
  func paste() throws {
    let shown = Shown(Page())
    shown.host.run { UIPasteboard.general.string = "copied" }
    shown.host.advance(by: 0.2)
    try shown.tap("Paste", 0.5)
    #expect(shown.words.first == "copied")
  }

  private struct Item: Identifiable {
    let id: Int
    var isOn = false
  }

  private struct Toggles: View {
    @State private var items = [Item(id: 0, isOn: true), Item(id: 1)]
    var body: some View {
      VStack {
        Text(verbatim: items.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
        Toggle("All", sources: $items, isOn: \.isOn)
      }
    }
  }

  @Test("a toggle for several values is on if all are, and changes all")
  func sources() throws {
    let shown = Shown(Toggles())
    let control = try shown.one(UISwitch.self)
    #expect(!control.isOn && shown.words.first == "on off")
    shown.host.tap(at: control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil))
    shown.host.advance(by: 0.5)
    #expect(shown.words.first == "on on" && control.isOn)
  }

  private struct Dialog: View {
    @State private var isPresented = false
    @State private var name: String? = "Ann"
    @State private var chosen = "none"
    var body: some View {
      VStack {
        Text(verbatim: chosen)
        Button("Ask") { isPresented = true }
      }
      .confirmationDialog(Text("Delete?"), isPresented: $isPresented, titleVisibility: .visible, presenting: name) {
        name in
        Button("Delete \(name)") { chosen = name }
      } message: { name in
        Text(verbatim: "about \(name)")
      }
    }
  }

  @Test("a dialog with a text as its title has the message of its data")
  func dialog() throws {
    let shown = Shown(Dialog())
    try shown.tap("Ask")
    #expect(shown.words.contains("Delete?") && shown.words.contains("about Ann"))
  }

  @Test("the setting of Writing Tools reaches text views")
  func writingTools() throws {
    let shown = Shown(TextEditor(text: .constant("A")).writingToolsBehavior(.disabled))
    #expect(try shown.one(UITextView.self).writingToolsBehavior == .none)
  }
}
