import SwiftUI
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Paths as elements and regions")
struct PathRegionTests {
  private let first = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let second = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  @Test("the parts of a path are in its description, and a path is read from it")
  func description() throws {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3.5, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
    path.closeSubpath()
    let text = "1 2 m 3.5 4 l 7 8 5 6 q 1 1 2 2 0 0 c h"
    #expect(path.description == text)
    #expect(Path(text) == path)
    #expect(Path("1 2 x") == nil && Path("1 m") == nil && Path("1 2 l") == nil && Path("1 2") == nil)
    var elements: [Path.Element] = []
    let add: (Path.Element) -> Void = { elements.append($0) }
    path.forEach(add)
    #expect(elements.count == 5 && elements[1] == .line(to: CGPoint(x: 3.5, y: 4)))
  }

  /// Points inside of the first rectangle, both, the second one, and neither.
  private func places(_ path: Path) -> [Bool] {
    [CGPoint(x: 2, y: 2), CGPoint(x: 7, y: 7), CGPoint(x: 12, y: 12), CGPoint(x: 12, y: 2)].map { path.contains($0) }
  }

  @Test("rectangles are combined to outlines with only their corners")
  func rectangles() {
    let common = first.intersection(second)
    #expect(common.boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(common.description.split(separator: " ").count { $0 == "l" } == 3)
    #expect(places(common) == [false, true, false, false])
    let all = first.union(second)
    #expect(places(all) == [true, true, true, false])
    #expect(all.description.split(separator: " ").count { $0 == "l" } == 7)
    #expect(places(first.subtracting(second)) == [true, false, false, false])
    #expect(places(first.symmetricDifference(second)) == [true, false, true, false])
    #expect(first.intersection(Path(CGRect(x: 20, y: 0, width: 1, height: 1))).isEmpty)
    #expect(first.subtracting(first).isEmpty)
  }

  @Test("a hole stays a hole, and shapes with curves keep their areas")
  func holes() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
      .subtracting(Path(ellipseIn: CGRect(x: 25, y: 25, width: 50, height: 50)))
    #expect(!ring.contains(CGPoint(x: 50, y: 50)) && ring.contains(CGPoint(x: 10, y: 50)))
    let bounds = ring.boundingRect
    #expect(abs(bounds.width - 100) < 0.3 && abs(bounds.minX) < 0.2)
    let lens = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
      .intersection(Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100)))
    #expect(abs(lens.boundingRect.minX - 50) < 0.3 && abs(lens.boundingRect.maxX - 100) < 0.3)
    // The circles cross at a distance of √3/2 of the radius from the middle.
    #expect(abs(lens.boundingRect.height - 86.6) < 0.5)
  }

  @Test("overlaps of a path disappear when it is normalized")
  func normalized() {
    var path = first
    path.addPath(second)
    #expect(places(path.normalized(eoFill: false)) == [true, true, true, false])
    #expect(places(path.normalized()) == [true, false, true, false])
  }

  @Test("a combined shape is drawn", .ownHosts)
  func shape() {
    let shown = Shown(
      Rectangle().subtracting(Circle()).fill(.black).frame(width: 40, height: 40))
    let pixels = Pixels(shown.window)
    let (x, y) = (
      pixels.width / 2,
      Int(
        shown.window.safeAreaInsets.top
          + (CGFloat(pixels.height) - shown.window.safeAreaInsets.top - shown.window.safeAreaInsets.bottom) / 2)
    )
    #expect(pixels[x, y] == [255, 255, 255])
    #expect(pixels[x - 18, y - 18] == [0, 0, 0])
  }
}
