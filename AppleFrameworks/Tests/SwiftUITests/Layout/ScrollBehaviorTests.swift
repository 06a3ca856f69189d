import TestHosts
import Testing
import UIKit
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("How scroll views behave, and where views say they lie", .ownHosts)
struct ScrollBehaviorTests {
  private func scrollView(_ view: some View) throws -> UIScrollView { try Shown(view).one(UIScrollView.self) }

  @Test("content is clipped, unless that is disabled")
  func clip() throws {
    let content = ScrollView { Color.red.frame(height: 100) }
    #expect(try scrollView(content).clipsToBounds)
    #expect(try !scrollView(content.scrollClipDisabled()).clipsToBounds)
  }

  @Test("short content bounces along its axis, unless that goes by its size")
  func bounce() throws {
    let content = ScrollView { Color.red.frame(height: 100) }
    #expect(try scrollView(content).alwaysBounceVertical && !scrollView(content).alwaysBounceHorizontal)
    #expect(try !scrollView(content.scrollBounceBehavior(.basedOnSize)).alwaysBounceVertical)
    let wide = ScrollView(.horizontal) { Color.red.frame(width: 100) }
    #expect(try scrollView(wide.scrollBounceBehavior(.always, axes: .horizontal)).alwaysBounceHorizontal)
  }

  private struct Measured: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      Color.red.frame(width: CGFloat(50 + flag.value * 10), height: 20)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          journal("\($0)")
        }
    }
  }

  @Test("a view says what is made of its place at first, and when that is another")
  func geometry() {
    let (flag, journal) = (Switch(), Journal())
    let screen = Screen(Measured(flag: flag, journal: journal))
    #expect(journal.entries == ["50.0"])
    screen.host.run { flag.other = 3 }
    screen.host.advance(by: 0.1)
    #expect(journal.entries == ["50.0"])
    screen.host.run { flag.value = 2 }
    screen.host.advance(by: 0.1)
    #expect(journal.entries == ["50.0", "70.0"])
  }
}
