import SwiftUI
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("What is shown over a screen", .ownHosts)
struct PresentationTests {
  private struct Sheet: View {
    @State private var isShown = false
    @State private var detent = PresentationDetent.medium
    let inStack: Bool
    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) {
          if inStack {
            NavigationStack { content.navigationTitle("Title") }
          } else {
            content
          }
        }
    }

    private var content: some View {
      VStack {
        Text(verbatim: detent == .medium ? "half" : "whole")
        Button("Grow") { detent = .large }
      }
      .presentationDetents([.large, .medium], selection: $detent)
      .presentationCornerRadius(30)
      .interactiveDismissDisabled()
    }
  }

  @Test("its views say how high a sheet is", arguments: [false, true])
  func detents(inStack: Bool) throws {
    let shown = Shown(Sheet(inStack: inStack))
    try shown.tap("Show", 1)
    let presented = try #require(shown.controller.presentedViewController)
    let sheet = try #require(presented.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.medium, .large])
    #expect(sheet.prefersGrabberVisible && sheet.preferredCornerRadius == 30 && presented.isModalInPresentation)
    let frame = presented.view.convert(presented.view.bounds, to: nil)
    #expect(frame.minY > 300 && shown.words.contains("half"))
    try shown.tap("Grow", 1)
    #expect(presented.view.convert(presented.view.bounds, to: nil).minY < 100 && shown.words.contains("whole"))
  }

  private struct Low: View {
    @State private var isShown = true
    var body: some View {
      Color.clear.sheet(isPresented: $isShown) { Text("Low").presentationDetents([.height(200)]) }
    }
  }

  @Test("a height in points is one")
  func height() throws {
    let shown = Shown(Low())
    shown.host.advance(by: 1)
    let presented = try #require(shown.controller.presentedViewController)
    let frame = presented.view.convert(presented.view.bounds, to: nil)
    // The room below the home indicator comes to it.
    #expect(abs(frame.height - 200 - 34) < 1)
    #expect(presented.sheetPresentationController?.prefersGrabberVisible == false)
  }

  private struct Ask: View {
    @State private var asks = false
    @State private var old = false
    @State private var item: Item?
    @State private var name = ""
    @State private var said = "nothing"
    struct Item: Identifiable { let id: String }
    var body: some View {
      VStack {
        Button("Ask") { asks = true }
        Button("Old") { old = true }
        Button("Item") { item = Item(id: "x") }
        Text(verbatim: "said \(said) \(name)")
      }
      .alert("Name?", isPresented: $asks) {
        TextField("Your name", text: $name)
        Button("Save") { said = "save" }
        Button("Stop", role: .cancel) { said = "stop" }
      } message: {
        Text("It is shown to others.")
      }
      .alert(isPresented: $old) {
        Alert(
          title: Text("Delete?"), message: Text("For good."),
          primaryButton: .destructive(Text("Delete")) { said = "delete" }, secondaryButton: .cancel())
      }
      .actionSheet(item: $item) { item in
        ActionSheet(title: Text("For \(item.id)"), buttons: [.default(Text("Do")) { said = "did \(item.id)" }])
      }
    }
  }

  @Test("an alert has its buttons, fields and message")
  func alert() throws {
    let shown = Shown(Ask())
    try shown.tap("Ask", 1)
    let alert = try #require(shown.controller.presentedViewController as? UIAlertController)
    #expect(alert.title == "Name?" && alert.message == "It is shown to others.")
    #expect(alert.actions.map(\.title) == ["Save", "Stop"])
    #expect(alert.textFields?.map(\.placeholder) == ["Your name"])
    try shown.host.type("Ann")
    shown.host.advance(by: 0.1)
    try shown.tap("Save", 1)
    #expect(shown.controller.presentedViewController == nil && shown.words.contains("said save Ann"))
  }

  @Test("alerts and sheets of actions as values are UIKit's, too")
  func values() throws {
    let shown = Shown(Ask())
    try shown.tap("Old", 1)
    let alert = try #require(shown.controller.presentedViewController as? UIAlertController)
    #expect(alert.title == "Delete?" && alert.message == "For good.")
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    try shown.tap("Delete", 1)
    #expect(shown.words.contains("said delete "))
    try shown.tap("Item", 1)
    let sheet = try #require(shown.controller.presentedViewController as? UIAlertController)
    #expect(sheet.title == "For x" && sheet.preferredStyle == .actionSheet)
    try shown.tap("Do", 1)
    #expect(shown.words.contains("said did x "))
  }

  private struct Popped: View {
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }
        .popover(isPresented: $isShown) { Text("Shown").frame(width: 200, height: 100) }
      Text(verbatim: isShown ? "open" : "closed")
    }
  }

  @Test("a popover is one on a tablet, in its content's size, and a sheet on a phone")
  func popover() throws {
    let phone = Shown(Popped())
    try phone.tap("Show", 1)
    #expect(try #require(phone.controller.presentedViewController?.view).bounds.width == 393)
    let tablet = Shown(Popped(), on: try .named("iPad (9th generation)"))
    try tablet.tap("Show", 1)
    let presented = try #require(tablet.controller.presentedViewController)
    #expect(presented.popoverPresentationController?.sourceView != nil)
    #expect(presented.view.bounds.width < 250 && tablet.words.contains("open"))
    tablet.host.tap(at: CGPoint(x: 50, y: 900))
    tablet.host.advance(by: 1)
    #expect(tablet.words.contains("closed"))
  }
}
