import SwiftUI
import TestHosts
import Testing

@testable import Charts

@MainActor
@Suite("Positions of marks", .ownHosts)
struct GeometryTests {
  private let size = CGSize(width: 200, height: 100)

  private func frames<Content: ChartContent>(@ChartContentBuilder _ content: () -> Content) -> [CGRect] {
    PlotGeometry(model(ChartSettings(), content), size: size).frames
  }

  @Test("a bar is in the middle of its category, with the width that its dimension says")
  func widths() {
    func bar(_ width: MarkDimension) -> CGRect {
      frames {
        BarMark(x: .value("X", "A"), y: .value("Y", 10), width: width)
        BarMark(x: .value("X", "B"), y: .value("Y", 5), width: width)
      }[1]
    }
    #expect(bar(.automatic) == CGRect(x: 117.5, y: 50, width: 65, height: 50))
    #expect(bar(.ratio(0.5)) == CGRect(x: 125, y: 50, width: 50, height: 50))
    #expect(bar(.fixed(20)).minX == 140 && bar(20).width == 20)
    #expect(bar(.inset(5)) == CGRect(x: 105, y: 50, width: 90, height: 50))
  }

  @Test("a range of values is filled, and a unit of dates")
  func ranges() {
    let bins = frames { BarMark(x: .value("X", 5..<10), y: .value("Y", 4), width: .ratio(1)) }
    #expect(bins == [CGRect(x: 100, y: 0, width: 100, height: 100)])
    let days = frames {
      BarMark(
        x: .value("D", day(2024, 1, 1, hour: 9), unit: .day, calendar: gregorian), y: .value("Y", 1), width: .ratio(1))
      BarMark(
        x: .value("D", day(2024, 1, 2, hour: 9), unit: .day, calendar: gregorian), y: .value("Y", 1), width: .ratio(1))
    }
    #expect(days.map(\.minX) == [0, 100])
  }

  @Test("rules span the plot, or their values")
  func rules() {
    let rules = frames {
      RuleMark(y: .value("Y", 5))
      RuleMark(x: .value("X", 10), yStart: .value("Y", 0), yEnd: .value("Y", 10))
      RuleMark(xStart: 20, xEnd: 60, y: .value("Y", 10))
    }
    #expect(rules[0] == CGRect(x: 0, y: 50, width: 200, height: 0))
    #expect(rules[1] == CGRect(x: 200, y: 0, width: 0, height: 100))
    #expect(rules[2] == CGRect(x: 20, y: 0, width: 40, height: 0))
  }

  @Test("rectangles fill their cells and their intervals")
  func rectangles() {
    let cells = frames {
      RectangleMark(x: .value("X", "A"), y: .value("Y", "P"))
      RectangleMark(x: .value("X", "B"), y: .value("Y", "Q"))
    }
    #expect(cells[0] == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(cells[1] == CGRect(x: 100, y: 50, width: 100, height: 50))
  }

  @Test("an offset moves edges, and inner offsets add to outer ones")
  func offsets() {
    let moved = frames {
      Plot { BarMark(x: .value("X", "A"), y: .value("Y", 10)).offset(x: 3) }.offset(x: 4, y: -2)
    }
    #expect(moved[0].midX == 107 && moved[0].minY == -2)
  }

  @Test("points with a value become one line for each series, which missing values interrupt")
  func lines() {
    let geometry = PlotGeometry(
      model {
        ForEach([0.0, 1, 2, 3], id: \.self) { x in
          LineMark(x: .value("X", x), y: .value("Y", x == 2 ? .nan : 1), series: .value("S", "A"))
        }
        LineMark(x: .value("X", 0), y: .value("Y", 0), series: .value("S", "B"))
      }, size: size)
    #expect(geometry.drawings.map(\.mark) == [0, 3, 4])
  }

  @Test("marks with a higher index are drawn later, others in the order of the content")
  func zIndices() {
    let geometry = PlotGeometry(
      model {
        PointMark(x: .value("X", 0), y: .value("Y", 0)).zIndex(1)
        PointMark(x: .value("X", 1), y: .value("Y", 0))
        PointMark(x: .value("X", 2), y: .value("Y", 0))
      }, size: size)
    #expect(geometry.drawings.map(\.mark) == [1, 2, 0])
  }

  @Test("curves pass through their points, and monotone ones have no other extremes")
  func curves() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 0)]
    let methods: [InterpolationMethod] = [
      .linear, .monotone, .cardinal, .catmullRom, .stepStart, .stepCenter, .stepEnd,
    ]
    for method in methods {
      let path = LinePaths.line(points, method)
      #expect(path.currentPoint == CGPoint(x: 30, y: 0), "\(method)")
    }
    #expect(LinePaths.line(points, .monotone).boundingRect.maxY <= 10.000001)
    #expect(LinePaths.line(points, .catmullRom).boundingRect.maxY > 10)
    #expect(LinePaths.line([CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 8)], .stepEnd).contains(CGPoint(x: 3.5, y: 3)))
  }

  @Test("a function is sampled over the domain, and values that are not finite interrupt it")
  func functions() {
    let square = model { LinePlot(x: "x", y: "y", domain: -2...2) { $0 * $0 } }
    #expect(square.x?.domain == [.number(-2), .number(2)] && square.y?.domain == [.number(0), .number(4)])
    #expect(square.marks.count == FunctionSampling.count + 1)
    let inverse = PlotGeometry(model { LinePlot(x: "x", y: "y", domain: -1...1) { $0 == 0 ? .nan : 1 } }, size: size)
    #expect(inverse.drawings.count == 2)
  }

  struct Item {
    let x: Double
    let y: Double
    let name: String
  }

  @Test("plots of collections have a mark for each element, with its properties")
  func vectors() {
    let items = [Item(x: 1, y: 2, name: "A"), Item(x: 3, y: 4, name: "B")]
    let model = model {
      PointPlot(items, x: .value("X", \.x), y: .value("Y", \.y)).foregroundStyle(by: .value("Name", \.name))
    }
    #expect(model.marks.count == 2)
    #expect(model.foreground.names == [.category("A"), .category("B")])
  }

  @Test("ten thousand points are placed once for a size")
  func many() {
    let model = model {
      ForEach(0..<10_000, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0 % 97)) }
    }
    let cache = GeometryCache(model)
    #expect(cache.geometry(size, PlotScrolling()).drawings.count == 10_000)
  }
}
