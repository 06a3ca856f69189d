import QuartzCore
import TestHosts
import Testing

@Suite("Trimmed paths", .ownHosts)
struct PathTrimmerTests {
  private func length(_ path: CGPath) -> CGFloat {
    // Computes the length with many short lines, unlike the tested code.
    var sum: CGFloat = 0
    for line in path.elements.polylines(tolerance: 1e-5) {
      let points = line.isClosed ? line.points + [line.points[0]] : line.points
      for (a, b) in zip(points, points.dropFirst()) {
        sum += ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
      }
    }
    return sum
  }

  @Test(
    "a part of a circle has that part of its length",
    arguments: [(0, 0.25), (0.1, 0.9), (0.5, 1), (0.33, 0.34)] as [(CGFloat, CGFloat)])
  func circle(from: CGFloat, to: CGFloat) {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let part = circle.trimmed(from: from, to: to)
    #expect(abs(length(part) - (to - from) * length(circle)) < 0.01)
    #expect(abs(length(circle) - .pi * 100) < 0.1)
  }

  @Test("uneven curves are cut by length, not by parameter")
  func uneven() {
    let curve = CGMutablePath()
    curve.move(to: .zero)
    curve.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 100, y: 100), control2: CGPoint(x: 100, y: 50))
    for part in [0.1, 0.3, 0.5, 0.8] as [CGFloat] {
      #expect(abs(length(curve.trimmed(from: 0, to: part)) - part * length(curve)) < 1e-3)
    }
    #expect(curve.trimmed(from: 0.2, to: 0.6).currentPoint == curve.trimmed(from: 0, to: 0.6).currentPoint)
  }

  @Test("all of a path is the path itself, nothing of it is empty")
  func ends() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(path.trimmed(from: 0, to: 1) === path)
    #expect(path.trimmed(from: -1, to: 2) === path)
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty && path.trimmed(from: 0.8, to: 0.2).isEmpty)
  }

  @Test("subpaths follow each other, jumps have no length, whole subpaths stay closed")
  func subpaths() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 100, y: 0, width: 10, height: 10))
    let part = path.trimmed(from: 0, to: 0.75)
    #expect(part.elements.types.filter { $0 == .closeSubpath }.count == 1)
    #expect(part.currentPoint == CGPoint(x: 110, y: 10))
    #expect(length(part) == 60)
    let second = path.trimmed(from: 0.5, to: 1)
    #expect(second.elements.types.first == .moveToPoint && second.elements.points[0] == CGPoint(x: 100, y: 0))
    #expect(length(second) == 40 && second.elements.types.last == .closeSubpath)
  }

  @Test("a closing line is cut as any other")
  func closing() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let part = path.trimmed(from: 0.5, to: 0.875)
    #expect(part.elements.points == [CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 5)])
    #expect(!part.elements.types.contains(.closeSubpath))
  }
}
