import TestHosts
import Testing
import UIKit
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("Blur and blend modes", .ownHosts)
struct CompositingTests {
  private func pixels(_ view: some View) -> Pixels {
    let screen = Screen(
      ZStack {
        Color.white
        view
      }, size: CGSize(width: 100, height: 100))
    return Pixels(screen.window.subviews[0])
  }

  @Test("a blur spreads what is drawn over its edges, and what lies behind stays sharp")
  func blur() {
    let black = Color(red: 0, green: 0, blue: 0)
    let sharp = pixels(black.frame(width: 40, height: 40))
    let soft = pixels(
      ZStack {
        Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 100).offset(x: -45)
        black.frame(width: 40, height: 40).blur(radius: 6)
      })
    #expect(sharp[28, 50] == [255, 255, 255] && sharp[31, 50] == [0, 0, 0])
    #expect(soft[27, 50][0] < 250 && soft[27, 50][0] > 120)
    #expect(soft[33, 50][0] > 5)
    // At the edge half of it is there.
    #expect(abs((soft[29, 50][0] + soft[30, 50][0]) / 2 - 127) < 12)
    #expect(soft[9, 50] == [255, 0, 0] && soft[10, 50] == [255, 255, 255])
    #expect(soft[50, 50][0] < 3)
  }

  @Test("an opaque blur ends at the view's edges, where it lets nothing through")
  func opaqueBlur() {
    let found = pixels(
      HStack(spacing: 0) {
        Color(red: 0, green: 0, blue: 0)
        Color(red: 0, green: 0, blue: 1)
      }
      .frame(width: 40, height: 40).blur(radius: 6, opaque: true))
    #expect(found[31, 50][0] < 3 && found[28, 50] == [255, 255, 255])
    #expect(found[50, 50][2] > 60 && found[50, 50][2] < 200)
  }

  @Test("a radius of nothing, and one that is no number, blur nothing")
  func noBlur() {
    for radius in [0, -3, CGFloat.nan, .infinity] {
      let found = pixels(Color(red: 0, green: 0, blue: 0).frame(width: 40, height: 40).blur(radius: radius))
      #expect(found[31, 50] == [0, 0, 0] && found[28, 50] == [255, 255, 255])
    }
  }

  @Test("a blur takes no more place than the view")
  func size() {
    let laid = Laid(nil, nil) { log in log.fixed("a", 40, 20).blur(radius: 10) }
    #expect(laid.size == CGSize(width: 40, height: 20))
  }

  private struct Softened: View {
    @ObservedObject var flag: Switch
    var body: some View {
      Color(red: 0, green: 0, blue: 0).frame(width: 40, height: 40).blur(radius: flag.value == 0 ? 0 : 10)
    }
  }

  @Test("the radius is animated")
  func animated() {
    let flag = Switch()
    let screen = Screen(Softened(flag: flag), size: CGSize(width: 100, height: 100))
    func edge() -> Int { Pixels(screen.window.subviews[0])[25, 50][0] }
    #expect(edge() == 255)
    screen.host.run { withAnimation(.linear(duration: 1)) { flag.value = 1 } }
    screen.host.advance(by: 0.5)
    let half = edge()
    screen.host.advance(by: 0.6)
    let whole = edge()
    #expect(half < 255 && whole < half)
  }

  @Test("a view is laid onto what lies behind in the mode that is said, as a whole")
  func blend() {
    let found = pixels(
      ZStack {
        Color(red: 1, green: 1, blue: 0).frame(width: 60, height: 60)
        ZStack {
          Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40)
          Color(red: 0, green: 1, blue: 1).frame(width: 20, height: 20)
        }
        .blendMode(.multiply)
      })
    // Yellow with cyan is green; the red below the cyan does not count.
    #expect(found[50, 50] == [0, 255, 0])
    #expect(found[35, 50] == [255, 0, 0])
    #expect(found[22, 50] == [255, 255, 0])
  }
}
