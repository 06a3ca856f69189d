import TestHosts
import Testing
import UIKit
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("Positions and effects of scroll views", .ownHosts)
struct ScrollEffectTests {
  @Test("margins inset the content along and across the axis")
  func margins() throws {
    let shown = Shown(
      ScrollView { Color.red.frame(height: 2000).probed("a", log) }
        .contentMargins(.horizontal, 30).contentMargins(.top, 12, for: .scrollContent))
    let scroll = try shown.one(UIScrollView.self)
    #expect(log.frame("a").minX == 30 && log.frame("a").width == shown.window.bounds.width - 60)
    #expect(scroll.contentInset.top - scroll.verticalScrollIndicatorInsets.top == 12)
  }
  private let log = ProbeLog()

  private struct Watched: View {
    @State private var offset: CGFloat = -1
    @State private var phases: [ScrollPhase] = []
    var body: some View {
      ScrollView { Color.red.frame(height: 3000) }
        .onScrollGeometryChange(for: CGFloat.self) {
          ($0.contentOffset.y + $0.contentInsets.top).rounded()
        } action: {
          offset = $1
        }
        .onScrollPhaseChange { _, new in phases.append(new) }
        .overlay { Text(verbatim: "offset \(Int(offset)) \(phases.contains(.interacting))") }
    }
  }

  @Test("the geometry is told at first and after each change, and so are phases")
  func geometry() throws {
    let shown = Shown(Watched())
    shown.host.advance(by: 0.1)
    #expect(shown.words.contains("offset 0 false"))
    let scroll = try shown.one(UIScrollView.self)
    shown.host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
    shown.host.advance(by: 2)
    #expect(shown.words.contains("offset \(Int((scroll.contentOffset.y + scroll.contentInset.top).rounded())) true"))
    #expect(scroll.contentOffset.y > 50)
  }

  private struct Placed: View {
    @State private var position = ScrollPosition(edge: .bottom)
    var body: some View {
      VStack {
        ScrollView { ForEach(0..<40) { Text(verbatim: "row \($0)").frame(height: 50).id($0) } }
          .scrollPosition($position)
        Button("Top") { position.scrollTo(edge: .top) }
        Button("Point") { position.scrollTo(y: 300) }
      }
    }
  }

  @Test("a position begins at an edge and goes where it is told")
  func position() throws {
    let shown = Shown(Placed())
    let scroll = try shown.one(UIScrollView.self)
    #expect(abs(scroll.contentOffset.y - (scroll.contentSize.height - scroll.bounds.height)) < 60)
    try shown.tap("Top")
    #expect(scroll.contentOffset.y == -scroll.contentInset.top)
    try shown.tap("Point")
    #expect(scroll.contentOffset.y == 300)
  }

  @Test("an effect follows the geometry, and layout does not see it")
  func visualEffect() throws {
    let shown = Shown(
      Color.red.frame(width: 50, height: 50).visualEffect { effect, proxy in
        effect.offset(x: proxy.size.width).opacity(0.5)
      }.probed("a", log))
    let content = try shown.one(EffectContentView.self)
    #expect(content.layer.transform.m41 == 50 && content.alpha == 0.5)
    #expect(log.frame("a").midX == shown.window.bounds.midX)
  }

  @Test("rows fade at the ends of a scroll view while it scrolls")
  func transition() throws {
    let shown = Shown(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { index in
            Text(verbatim: "row \(index)").frame(maxWidth: .infinity).frame(height: 100)
              .scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
          }
        }
      })
    let scroll = try shown.one(UIScrollView.self)
    let rows = shown.all(EffectContentView.self).sorted {
      $0.convert(.zero, to: nil).y < $1.convert(.zero, to: nil).y
    }
    #expect(rows.count == 30 && rows[1].alpha == 1)
    shown.host.run { scroll.contentOffset.y += 150 }
    shown.host.advance(by: 0.1)
    #expect(rows[1].alpha < 0.9 && rows[3].alpha == 1)
  }

  @Test("padding of the safe area keeps content away from the edges, and backgrounds reach them")
  func safeAreaPadding() {
    let shown = Shown(
      Color.red.probed("a", log).safeAreaPadding(.horizontal, 25))
    #expect(log.frame("a").minX == 25 && log.frame("a").width == shown.window.bounds.width - 50)
  }
}
