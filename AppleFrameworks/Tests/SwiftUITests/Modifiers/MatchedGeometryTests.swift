import TestHosts
import Testing
import UIKit
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("Matched geometry", .ownHosts)
struct MatchedGeometryTests {
  private struct Moved: View {
    @ObservedObject var flag: Switch
    @Namespace private var namespace
    var body: some View {
      HStack(spacing: 0) {
        ZStack {
          Color.clear
          if flag.value == 0 {
            Color.red.matchedGeometryEffect(id: "pill", in: namespace).frame(width: 20, height: 20)
          }
        }
        .frame(width: 100, height: 100)
        ZStack {
          Color.clear
          if flag.value == 1 {
            Color.red.matchedGeometryEffect(id: "pill", in: namespace).frame(width: 40, height: 40)
          }
        }
        .frame(width: 100, height: 100)
      }
    }
  }

  private func matched(_ view: UIView) -> [MatchedView] {
    ((view as? MatchedView).map { [$0] } ?? []) + view.subviews.flatMap { matched($0) }
  }

  /// Returns the visible frame of a view at this time.
  private func shown(_ view: UIView, in window: UIView) -> CGRect {
    let layer = view.layer.presentation() ?? view.layer
    return layer.frame.offsetBy(dx: 0, dy: 0)
  }

  @Test("a view that takes another's place comes from where that lay, and the other goes where it comes to lie")
  func moved() throws {
    let flag = Switch()
    let screen = Screen(Moved(flag: flag), size: CGSize(width: 200, height: 100))
    screen.host.advance(by: 0.1)
    let old = try #require(matched(screen.window).first)
    #expect(old.frame == CGRect(x: 40, y: 40, width: 20, height: 20))
    screen.host.run { withAnimation(.linear(duration: 1)) { flag.value = 1 } }
    screen.host.advance(by: 0.5)
    let new = try #require(matched(screen.window).first { $0 !== old })
    // Half way between the middles at 50 and 150, and between 20 and 40.
    for view in [old, new] {
      let place = shown(view, in: screen.window)
      #expect(abs(place.midX - 100) < 3 && abs(place.width - 30) < 2, "\(place)")
    }
    screen.host.advance(by: 0.7)
    #expect(matched(screen.window).count == 1)
    #expect(shown(new, in: screen.window) == CGRect(x: 130, y: 30, width: 40, height: 40))
  }

  @Test("without animation it is just there")
  func atOnce() throws {
    let flag = Switch()
    let screen = Screen(Moved(flag: flag), size: CGSize(width: 200, height: 100))
    screen.host.run { flag.value = 1 }
    screen.host.update()
    let all = matched(screen.window)
    #expect(all.count == 1)
    #expect(try shown(#require(all.first), in: screen.window) == CGRect(x: 130, y: 30, width: 40, height: 40))
  }

  private struct Follower: View {
    @Namespace private var namespace
    let log: ProbeLog
    let properties: MatchedGeometryProperties
    var body: some View {
      ZStack(alignment: .topLeading) {
        log.greedy("follower", ideal: 10)
          .matchedGeometryEffect(id: 1, in: namespace, properties: properties, isSource: false).frame(
            width: 10, height: 10)
        Color.red.frame(width: 50, height: 30).matchedGeometryEffect(id: 1, in: namespace).offset(x: 0, y: 0)
          .padding(.leading, 100).padding(.top, 60)
      }
    }
  }

  @Test("what is no source lies where the source lies, as large as that where size is matched")
  func follows() {
    let log = ProbeLog()
    _ = Screen(Follower(log: log, properties: .frame), size: CGSize(width: 300, height: 300))
    #expect(log.frame("follower").size == CGSize(width: 50, height: 30))
    let other = ProbeLog()
    _ = Screen(Follower(log: other, properties: .size), size: CGSize(width: 300, height: 300))
    #expect(other.frame("follower").size == CGSize(width: 50, height: 30))
    #expect(other.frame("follower").origin != log.frame("follower").origin)
    let center = CGPoint(x: log.frame("follower").midX - other.frame("follower").midX, y: log.frame("follower").midY)
    #expect(center.x > 50)
  }
}
