import HostServices
import TestHosts
import Testing
import UIKit
import UniformTypeIdentifiers
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("Pointers, keys, files and feedback", .ownHosts)
struct EventTests {
  private struct Hovered: View {
    @State private var isOver = false
    var body: some View {
      Text(verbatim: isOver ? "over" : "away").frame(width: 200, height: 200).contentShape(Rectangle())
        .onHover { isOver = $0 }
    }
  }

  @Test("a pointer over a view is told, and so is its leaving")
  func hover() {
    let shown = Shown(Hovered())
    shown.host.hover(at: CGPoint(x: shown.window.bounds.midX, y: shown.window.bounds.midY))
    shown.host.advance(by: 0.1)
    #expect(shown.words == ["over"])
    shown.host.hover(at: CGPoint(x: 2, y: 2))
    shown.host.advance(by: 0.1)
    #expect(shown.words == ["away"])
  }

  private struct Keys: View {
    @FocusState private var isFocused: Bool
    @State private var pressed = ""
    var body: some View {
      Text(verbatim: "pressed \(pressed)").focusable().focused($isFocused)
        .onKeyPress("k") {
          pressed += "k"
          return .handled
        }
        .onAppear { isFocused = true }
    }
  }

  @Test("keys reach the view with the keyboard focus")
  func keys() {
    let shown = Shown(Keys())
    shown.host.advance(by: 0.2)
    shown.host.press("k")
    shown.host.advance(by: 0.1)
    #expect(shown.words == ["pressed k"])
  }

  private struct Importing: View {
    @State private var isPresented = false
    @State private var name = "none"
    var body: some View {
      VStack {
        Text(verbatim: name)
        Button("Open") { isPresented = true }
      }
      .fileImporter(isPresented: $isPresented, allowedContentTypes: [.plainText]) { result in
        name = (try? result.get().lastPathComponent) ?? "failed"
      }
    }
  }

  @Test("a file that is chosen is told, and the picker goes")
  func importer() throws {
    let shown = Shown(Importing())
    let file = FileManager.default.temporaryDirectory.appending(path: "notes.txt")
    shown.host.documents = [file]
    try shown.tap("Open")
    shown.host.advance(by: 0.6)
    #expect(shown.controller.presentedViewController is UIDocumentPickerViewController)
    // The picker shows names without their endings.
    try shown.tap("notes")
    shown.host.advance(by: 0.8)
    #expect(shown.controller.presentedViewController == nil && shown.words.contains("notes.txt"))
  }

  private struct Feeling: View {
    @State private var count = 0
    var body: some View {
      Button("Count") { count += 1 }
        .sensoryFeedback(.success, trigger: count)
        .sensoryFeedback(.impact(weight: .heavy), trigger: count) { _, new in new == 2 }
    }
  }

  @Test("feedback is played when a value changes and a condition holds")
  func feedback() throws {
    let shown = Shown(Feeling())
    try shown.tap("Count")
    #expect(shown.host.feedback == [.notification(.success)])
    try shown.tap("Count")
    #expect(shown.host.feedback.contains(.impact(.heavy, intensity: 1)))
  }

  private struct Counting: View {
    let until: Date
    var body: some View { Text(timerInterval: until.addingTimeInterval(-60)...until) }
  }

  @Test("a timer counts down by the seconds of the host")
  func timer() {
    let host = ViewHost()
    let hosting = host.run { UIHostingController(rootView: Counting(until: HostServices.date.addingTimeInterval(30))) }
    host.show(hosting)
    func words() -> [String] {
      func labels(_ view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
      }
      return labels(hosting.view)
    }
    #expect(words() == ["0:30"])
    host.advance(by: 5.1)
    #expect(words() == ["0:25"] || words() == ["0:24"])
  }
}
