import TestHosts
import Testing
import UIKit
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("Styles, sections and chains", .ownHosts)
struct StyleChainTests {
  private func color(_ view: some View, at point: (Int, Int)) -> [Int] {
    let screen = Screen(
      ZStack {
        Color.white
        view
      }, size: CGSize(width: 100, height: 100))
    return Pixels(screen.window.subviews[0])[point.0, point.1]
  }

  @Test("a filled shape can be stroked, in front of the filling")
  func chain() {
    let view = Rectangle().fill(Color(red: 1, green: 0, blue: 0)).stroke(
      Color(red: 0, green: 0, blue: 1), lineWidth: 10
    )
    .frame(width: 60, height: 60)
    #expect(color(view, at: (50, 50)) == [255, 0, 0])
    #expect(color(view, at: (20, 50)) == [0, 0, 255])
  }

  @Test("a mixed color lies between both")
  func mixed() {
    let purple = Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5)
    let found = color(purple.frame(width: 20, height: 20), at: (50, 50))
    #expect(abs(found[0] - 127) <= 1 && found[1] == 0 && abs(found[2] - 127) <= 1)
  }

  private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  @Test("a style of labeled values arranges the label and the value")
  func labeled() {
    let shown = Shown(LabeledContent("Name", value: "Ann").labeledContentStyle(Stacked()))
    let labels = shown.all(UILabel.self).sorted { $0.convert(.zero, to: nil).y < $1.convert(.zero, to: nil).y }
    #expect(labels.map(\.text) == ["Ann", "Name"])
  }

  private struct Folding: View {
    @State private var isOpen = false
    var body: some View {
      List { Section("Inbox", isExpanded: $isOpen) { Text(verbatim: "mail") } }
    }
  }

  @Test("the header of a section that opens has a button, which shows the content")
  func expanding() throws {
    let shown = Shown(Folding())
    #expect(!shown.words.contains("mail"))
    let header = try #require(shown.all(UILabel.self).first { $0.text?.lowercased() == "inbox" })
    let place = header.convert(header.bounds, to: nil)
    shown.host.tap(at: CGPoint(x: shown.window.bounds.width - 46, y: place.midY))
    shown.host.advance(by: 0.6)
    #expect(shown.words.contains("mail"))
  }

  @Test("tabs of a section are beside the others")
  func tabs() throws {
    let shown = Shown(
      TabView {
        Tab("One", systemImage: "star") { Text(verbatim: "first") }
        TabSection("More") { Tab("Two", systemImage: "star") { Text(verbatim: "second") } }
      })
    let bar = try shown.child(UITabBarController.self)
    #expect(bar.viewControllers?.map { $0.tabBarItem.title ?? "" } == ["One", "Two"])
  }

  @Test("a scroll view with an anchor at the bottom begins at the end")
  func anchor() throws {
    let shown = Shown(ScrollView { Color.red.frame(height: 3000) }.defaultScrollAnchor(.bottom))
    let scroll = try shown.one(UIScrollView.self)
    let end = scroll.contentSize.height + scroll.contentInset.bottom - scroll.bounds.height
    #expect(abs(scroll.contentOffset.y - end) < 1)
  }

  private struct Bouncing: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Color.red.frame(width: 40, height: 40).symbolEffect(.bounce, value: count)
        Button("Bounce") { count += 1 }
      }
    }
  }

  @Test("a bounce makes the view larger, and then as large as before")
  func bounce() throws {
    let shown = Shown(Bouncing())
    try shown.tap("Bounce", 0.2)
    let scaled = { shown.all(PassingView.self).contains { ($0.layer.presentation() ?? $0.layer).transform.m11 > 1.02 } }
    let didGrow = scaled()
    shown.host.advance(by: 1.5)
    let isLarge = scaled()
    #expect(didGrow && !isLarge)
  }

  @Test("a rename button runs the action of the environment")
  func rename() throws {
    final class Log { var count = 0 }
    let log = Log()
    let shown = Shown(RenameButton().renameAction { log.count += 1 })
    try shown.tap("Rename")
    #expect(log.count == 1)
  }
}
