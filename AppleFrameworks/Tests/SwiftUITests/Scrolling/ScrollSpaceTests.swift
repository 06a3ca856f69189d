import SwiftUI
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Coordinate spaces of scroll views, and fixed transforms", .ownHosts)
struct ScrollSpaceTests {
  private final class Log {
    var frames: [String: CGRect] = [:]
    func note(_ name: String, _ frame: CGRect?) { frames[name] = frame }
  }

  @Test("the origin of a scroll view's space is its visible corner, and an axis selects the scroll view")
  func space() {
    let log = Log()
    _ = Shown(
      VStack(spacing: 0) {
        Color.blue.frame(height: 100)
        ScrollView(.vertical) {
          VStack(spacing: 0) {
            Color.red.frame(height: 50)
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                Color.clear.frame(width: 30, height: 40)
                GeometryReader { proxy in
                  let _ = log.note("any", proxy.frame(in: .scrollView))
                  let _ = log.note("vertical", proxy.frame(in: .scrollView(axis: .vertical)))
                  let _ = log.note("bounds", proxy.bounds(of: .scrollView(axis: .vertical)))
                  Color.green
                }
                .frame(width: 20, height: 40)
              }
            }
            Color.red.frame(height: 3000)
          }
        }
      })
    #expect(log.frames["any"]?.origin == CGPoint(x: 30, y: 0))
    #expect(log.frames["vertical"]?.origin == CGPoint(x: 30, y: 50))
    #expect(log.frames["bounds"]?.minY == -50)
  }

  @Test("a projection moves the drawing, but not the layout")
  func projection() throws {
    let shown = Shown(
      HStack(spacing: 0) {
        Color.black.frame(width: 20, height: 20)
          .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 0, y: 40)))
        Color.red.frame(width: 20, height: 20)
      })
    let pixels = Pixels(shown.window)
    let red = try #require(
      (0..<pixels.height).first {
        pixels[pixels.width / 2 + 10, $0][0] > 200 && pixels[pixels.width / 2 + 10, $0][1] < 100
      })
    #expect(pixels[pixels.width / 2 - 10, red + 5] == [255, 255, 255])
    #expect(pixels[pixels.width / 2 - 10, red + 45] == [0, 0, 0])
  }
}
