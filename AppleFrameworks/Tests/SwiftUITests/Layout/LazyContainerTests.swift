import SwiftUI
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Lazy stacks and grids", .ownHosts)
struct LazyContainerTests {
  private struct Row: View {
    let index: Int
    let journal: Journal
    @State private var count = 0
    var body: some View {
      journal("body\(index)")
      return Color.red.frame(height: 50).onAppear {
        count += 1
        journal("+\(index):\(count)")
      }.onDisappear { journal("-\(index)") }
    }
  }

  private func offset(_ screen: Screen, _ y: CGFloat) {
    screen.host.run { LazyFacts.scrollView(in: screen)?.contentOffset.y = y }
    screen.host.advance(by: 0.05)
  }

  @Test("rows are made when they come into view, and the others are taken to be as high")
  func rowsInView() {
    let journal = Journal()
    let screen = Screen(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Row(index: $0, journal: journal) } } },
      size: CGSize(width: 200, height: 500))
    let made = Set(journal.entries.filter { $0.hasPrefix("body") })
    #expect(made.count == 10)
    let scrollView = LazyFacts.scrollView(in: screen)
    #expect(scrollView?.contentSize == CGSize(width: 200, height: 50_000))
    journal.entries = []
    offset(screen, 25_000)
    #expect(Set(journal.entries.filter { $0.hasPrefix("body") }).count == 10)
    #expect(journal.entries.contains("+500:1") && journal.entries.contains("-0"))
  }

  @Test("a row that comes back has its state, and appears again")
  func comesBack() {
    let journal = Journal()
    let screen = Screen(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Row(index: $0, journal: journal) } } },
      size: CGSize(width: 200, height: 500))
    offset(screen, 2000)
    offset(screen, 0)
    #expect(journal.entries.filter { $0.hasPrefix("+0:") } == ["+0:1", "+0:2"])
  }

  @Test("rows of other heights correct the length when they are seen")
  func otherHeights() {
    let screen = Screen(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { index in Color.red.frame(height: index < 50 ? 20 : 40) }
        }
      }, size: CGSize(width: 200, height: 400))
    for y in stride(from: CGFloat(0), through: 4000, by: 300) { offset(screen, y) }
    #expect(LazyFacts.scrollView(in: screen)?.contentSize.height == 3000)
  }

  @Test("a pinned header stays in view while any of its section is")
  func pinned() throws {
    let screen = Screen(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<3, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { _ in Color.blue.frame(height: 50) }
            } header: {
              Text(verbatim: "Section \(section)").frame(height: 30)
            }
          }
        }
      }, size: CGSize(width: 200, height: 300))
    func top(_ word: String) throws -> CGFloat {
      let label = try #require(try screen.host.find(.text(word)) as? UILabel)
      return label.convert(label.bounds, to: nil as UIView?).midY
    }
    #expect(abs(try top("Section 0") - 15) < 1)
    offset(screen, 200)
    #expect(abs(try top("Section 0") - 15) < 1)
    // The next one pushes it out.
    offset(screen, 515)
    #expect(abs(try top("Section 0") - 0) < 1)
    #expect(abs(try top("Section 1") - 30) < 1)
  }

  @Test("a grid's rows are as high as their highest view")
  func gridRows() {
    let laid = Laid(210, nil) { log in
      LazyVGrid(columns: [GridItem(), GridItem()], alignment: .leading, spacing: 5) {
        log.fixed("a", 20, 30)
        log.fixed("b", 20, 10)
        log.fixed("c", 20, 10)
      }
    }
    // Columns of 101, 8 apart; in the middle of a row unless an item says otherwise.
    #expect(laid.frames("a", "b", "c") == "0,0 20x30; 109,10 20x10; 0,35 20x10")
    #expect(laid.size == CGSize(width: 210, height: 45))
  }

  @Test("a lazy row mirrors where the language reads from the right")
  func mirrored() {
    let laid = Laid(200, 100, direction: .rightToLeft) { log in
      LazyHStack(spacing: 10) {
        log.fixed("a", 30)
        log.fixed("b", 40)
      }
    }
    #expect(laid.log.frame("a").minX - laid.log.frame("b").maxX == 10)
  }

  @Test("scrolling leads to rows that were never made")
  func scrollsToRow() {
    let reader = LazyFacts.Reader()
    let screen = Screen(
      ScrollViewReader { proxy in
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { _ in Color.red.frame(height: 50) } } }
          .onAppear { reader.proxy = proxy }
      }, size: CGSize(width: 200, height: 500))
    screen.host.run { reader.proxy?.scrollTo(700, anchor: .top) }
    screen.host.advance(by: 0.1)
    #expect(LazyFacts.scrollView(in: screen)?.contentOffset.y == 35_000)
  }

  @Test("the position is told when the user scrolls, and targets are where scrolling ends")
  func position() {
    final class Found { var id: Int? }
    struct Reading: View {
      let found: Found
      @State private var id: Int?
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { _ in Color.red.frame(height: 70) } }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned).scrollPosition(id: $id)
        .onChange(of: id) { found.id = id }
      }
    }
    let found = Found()
    let screen = Screen(Reading(found: found), size: CGSize(width: 200, height: 500))
    offset(screen, 210)
    #expect(found.id == 3)
    screen.host.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
    screen.host.advance(by: 2)
    let y = LazyFacts.scrollView(in: screen)?.contentOffset.y ?? 1
    #expect(y > 210 && y.truncatingRemainder(dividingBy: 70) == 0)
  }
}
