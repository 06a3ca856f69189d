import SwiftUI
import TestHosts
import Testing

@testable import Charts

@MainActor
@Suite("Content of charts", .ownHosts)
struct ContentTests {
  struct Pair: ChartContent {
    let name: String
    var body: some ChartContent {
      BarMark(x: .value("X", name), y: .value("Y", 1))
      PointMark(x: .value("X", name), y: .value("Y", 2))
    }
  }

  @Test("conditions, loops, optional content and content of an app's own are composed")
  func composed() {
    let flag = true
    let model = model {
      Pair(name: "A")
      if flag { RuleMark(y: .value("Y", 1)) }
      if !flag { RuleMark(y: .value("Y", 2)) } else { LineMark(x: .value("X", "A"), y: .value("Y", 1)) }
      ForEach(["B", "C"], id: \.self) { Pair(name: $0) }
      AnyChartContent(RectangleMark())
      Plot { PointMark(x: .value("X", "D"), y: .value("Y", 1)) }
    }
    #expect(
      model.marks.map(\.record.kind) == [
        .bar, .point, .rule, .line, .bar, .point, .bar, .point, .rectangle, .point,
      ])
  }

  @Test("a modifier of a mark takes precedence over one of its group, and opacities are multiplied")
  func precedence() {
    let model = model {
      Plot {
        PointMark(x: .value("X", 1), y: .value("Y", 1)).symbolSize(10).opacity(0.5)
        PointMark(x: .value("X", 1), y: .value("Y", 1))
      }.symbolSize(20).opacity(0.5)
    }
    #expect(model.marks.map(\.record.traits.symbolArea) == [10, 20])
    #expect(model.marks.map(\.record.traits.opacity) == [0.25, 0.5])
  }

  @Test("values of an app's own types are plotted by their raw values, and read back")
  func plottable() {
    enum Kind: String, Plottable { case small, large }
    let model = model { BarMark(x: .value("Kind", Kind.large), y: .value("Y", Decimal(2))) }
    #expect(model.x?.domain == [.category("large")])
    #expect(PlottedValue.category("small").value(as: Kind.self) == .small)
    #expect(PlottedValue.category("other").value(as: Kind.self) == nil)
    #expect(PlottedValue.number(3.6).value(as: Int.self) == 4 && PlottedValue.number(3).value(as: String.self) == nil)
  }

  @Test("categories get the colors in their order, which repeat, or those of an app")
  func colors() {
    func colors(_ settings: ChartSettings) -> [Color?] {
      let model = model(settings) {
        ForEach(0..<8, id: \.self) {
          PointMark(x: .value("X", $0), y: .value("Y", 1)).foregroundStyle(by: .value("K", "\($0)"))
        }
      }
      return model.marks.map { model.style(of: $0.record.traits).style.plainColor }
    }
    #expect(colors(ChartSettings()) == [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .blue])
    var settings = ChartSettings()
    settings.foreground.domain = [.category("1"), .category("0")]
    settings.foreground.styles = [AnyShapeStyle(Color.pink), AnyShapeStyle(Color.mint)]
    #expect(Array(colors(settings).prefix(2)) == [.mint, .pink])
  }

  @Test("numbers are represented by colors between those of a gradient")
  func gradient() {
    var settings = ChartSettings()
    settings.foreground.gradient = Gradient(colors: [.black, .white])
    let model = model(settings) {
      ForEach([0, 5, 10], id: \.self) {
        PointMark(x: .value("X", $0), y: .value("Y", 1)).foregroundStyle(by: .value("K", $0))
      }
    }
    #expect(model.colorBounds == 0...10 && model.foreground.names.isEmpty)
    #expect(model.style(of: model.marks[0].record.traits).style.plainColor == .black)
    #expect(ChartLegend.hasEntries(model))
  }

  @Test("numbers are represented by areas of symbols in proportion")
  func sizes() {
    var settings = ChartSettings()
    settings.symbolSizes.range = 0...100
    let model = model(settings) {
      ForEach([0, 2, 4], id: \.self) {
        PointMark(x: .value("X", $0), y: .value("Y", 1)).symbolSize(by: .value("K", $0))
      }
    }
    #expect([0.0, 2, 4].map { model.area(of: .number($0)) } == [0, 50, 100])
  }
}
