import SwiftUI
import TestHosts
import Testing

@testable import Charts

@MainActor
@Suite("Stacked marks", .ownHosts)
struct StackingTests {
  private func bars(_ values: [(String, Double)], _ method: MarkStackingMethod) -> ChartModel {
    model {
      ForEach(values.indices, id: \.self) { index in
        BarMark(x: .value("X", values[index].0), y: .value("Y", values[index].1), stacking: method)
          .foregroundStyle(by: .value("Kind", "\(index)"))
      }
    }
  }

  @Test("bars of a category lie on each other in the order of the data, negative ones below zero")
  func standard() {
    let model = bars([("A", 2), ("B", 5), ("A", 3), ("A", -1), ("A", -4)], .standard)
    #expect(model.heights == [[0, 2], [0, 5], [2, 5], [0, -1], [-1, -5]])
    #expect(model.y?.domain == [.number(-6), .number(6)])
  }

  @Test("normalized bars are fractions of their sum")
  func normalized() {
    let model = bars([("A", 1), ("A", 3), ("B", 5)], .normalized)
    #expect(model.heights == [[0, 0.25], [0.25, 1], [0, 1]])
    #expect(model.isNormalized.y && !model.isNormalized.x)
    #expect(model.y?.domain == [.number(0), .number(1)])
  }

  @Test("centered bars extend equally in both directions")
  func centered() {
    #expect(bars([("A", 2), ("A", 4)], .center).heights == [[-3, -1], [-1, 3]])
  }

  @Test("bars that are not stacked all start at zero")
  func unstacked() {
    #expect(bars([("A", 2), ("A", 4)], .unstacked).heights == [[0, 2], [0, 4]])
  }

  @Test("areas are stacked at each position, and lines are not")
  func areas() {
    let model = model {
      ForEach(["P", "Q"], id: \.self) { series in
        ForEach([0, 1], id: \.self) { x in
          AreaMark(x: .value("X", x), y: .value("Y", x + 1)).foregroundStyle(by: .value("S", series))
        }
      }
      LineMark(x: .value("X", 0), y: .value("Y", 7))
    }
    #expect(model.heights == [[0, 1], [0, 2], [1, 2], [2, 4], [7]])
  }

  @Test("bars beside each other are stacks of their own")
  func dodged() {
    let model = model {
      ForEach(["P", "Q"], id: \.self) { side in
        BarMark(x: .value("X", "A"), y: .value("Y", 3)).position(by: .value("Side", side))
      }
    }
    #expect(model.heights == [[0, 3], [0, 3]])
    let geometry = PlotGeometry(model, size: CGSize(width: 100, height: 100))
    #expect(geometry.frames.map(\.minX) == [10, 50] && geometry.frames.map(\.width) == [40, 40])
  }

  @Test("a bar extends along the axis of numbers")
  func orientation() {
    func isVertical(_ content: () -> BarMark) -> Bool? { model(ChartSettings(), content).marks.first?.isVertical }
    #expect(isVertical { BarMark(x: .value("X", "A"), y: .value("Y", 1)) } == true)
    #expect(isVertical { BarMark(x: .value("X", 1), y: .value("Y", "A")) } == false)
    #expect(isVertical { BarMark(x: .value("X", 1), y: .value("Y", 1)) } == true)
    #expect(isVertical { BarMark(x: .value("X", 1), y: .value("Y", day(2024), unit: .day)) } == false)
    #expect(isVertical { BarMark(x: .value("X", 0..<10), y: .value("Y", 1)) } == true)
    #expect(isVertical { BarMark(x: .value("X", 1)) } == false)
  }

  @Test("bars without a second value are stacked in one row")
  func row() {
    let model = model { ForEach([3, 5], id: \.self) { BarMark(x: .value("X", $0)) } }
    let geometry = PlotGeometry(model, size: CGSize(width: 80, height: 20))
    #expect(model.x?.domain == [.number(0), .number(8)])
    #expect(geometry.frames == [CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 30, y: 0, width: 50, height: 20)])
  }

  @Test("sectors share the circle in proportion to their values")
  func sectors() {
    let model = model { ForEach([1, 3], id: \.self) { SectorMark(angle: .value("V", $0)) } }
    #expect(model.marks.map(\.turn.start) == [0, 0.25] && model.marks.map(\.turn.end) == [0.25, 1])
    let geometry = PlotGeometry(model, size: CGSize(width: 100, height: 100))
    #expect(abs(geometry.frames[0].minX - 50) < 0.01 && abs(geometry.frames[0].maxY - 50) < 0.01)
  }
}
