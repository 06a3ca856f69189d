import SwiftUI
import TestHosts
import Testing
@_spi(Host) import UIKit
import ViewHost

@testable import Charts

@MainActor
@Suite("Charts on a screen", .ownHosts)
struct ScreenTests {
  private var bars: some View {
    Chart {
      BarMark(x: .value("Shape", "Cube"), y: .value("Count", 5))
      BarMark(x: .value("Shape", "Sphere"), y: .value("Count", 6))
      BarMark(x: .value("Shape", "Pyramid"), y: .value("Count", 4))
    }
  }

  @Test("the labels of numbers are at the trailing edge, those of categories below their middles")
  func axes() {
    let chart = Charted(bars)
    #expect(Set(chart.words) == ["0", "2", "4", "6", "Cube", "Sphere", "Pyramid"])
    let plot = chart.plot
    #expect(plot.minX == 0 && plot.maxX < 295 && plot.minY > 0)
    #expect(chart.frame(of: "6").minX == plot.maxX + 4)
    #expect(abs(chart.frame(of: "6").midY - plot.minY) < 0.6 && abs(chart.frame(of: "0").midY - plot.maxY) < 0.6)
    #expect(abs(chart.frame(of: "Sphere").midX - plot.midX) < 0.6)
    #expect(chart.frame(of: "Cube").minY == plot.maxY + 4)
    #expect(chart.frame(of: "Cube").maxY <= 200)
  }

  @Test("bars are drawn in blue, above the grid lines")
  func pixels() {
    let chart = Charted(bars)
    let plot = chart.plot
    let middle = chart.color(at: CGPoint(x: plot.width / 2, y: plot.height / 2))
    #expect(middle.count == 3 && middle[2] > 200 && middle[0] < 100)
    #expect(chart.color(at: CGPoint(x: 4, y: plot.height / 2 - 8)) == [255, 255, 255])
  }

  @Test("the legend is below the chart at the leading edge, in the order of the data")
  func legend() {
    let chart = Charted(
      Chart {
        ForEach(["North", "South"], id: \.self) { name in
          LineMark(x: .value("X", 0), y: .value("Y", 1)).foregroundStyle(by: .value("Region", name))
          LineMark(x: .value("X", 1), y: .value("Y", 2)).foregroundStyle(by: .value("Region", name))
        }
      })
    let (north, south) = (chart.frame(of: "North"), chart.frame(of: "South"))
    #expect(north.minX > 5 && north.minX < 20 && south.minX > north.maxX, "\(north), \(south)")
    #expect(north.minY > chart.plot.maxY)
    let hidden = Charted(
      Chart { PointMark(x: .value("X", 0), y: .value("Y", 1)).foregroundStyle(by: .value("Region", "North")) }
        .chartLegend(.hidden))
    #expect(!hidden.words.contains("North"))
  }

  @Test("axes have the values, the formats and the edges that an app wants")
  func customAxes() {
    let chart = Charted(
      bars.chartYAxis {
        AxisMarks(position: .leading, values: [0, 3, 6]) { value in
          AxisGridLine()
          AxisValueLabel { if let number = value.as(Int.self) { Text("\(number) pcs") } }
        }
      }
      .chartXAxis(.hidden)
      .chartYAxisLabel("Count"))
    #expect(Set(chart.words) == ["0 pcs", "3 pcs", "6 pcs", "Count"])
    #expect(abs(chart.frame(of: "3 pcs").maxX - (chart.plot.minX - 4)) < 0.01)
    #expect(abs(chart.plot.maxX - 300) < 0.01)
    #expect(chart.frame(of: "Count").maxY <= chart.plot.minY)
  }

  @Test("labels with a format are formatted, and strides of numbers are kept")
  func formats() {
    let chart = Charted(
      bars.chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent.percent, values: .stride(by: 3)) })
    #expect(Set(chart.words).isSuperset(of: ["0%", "300%", "600%"]))
  }

  @Test("labels of dates start at the first instant of their units")
  func dates() {
    let chart = Charted(
      Chart {
        ForEach(1..<7, id: \.self) { month in
          LineMark(x: .value("Month", day(2024, month)), y: .value("Y", month))
        }
      })
    #expect(Set(chart.words).isSuperset(of: ["Jan", "Feb", "Mar", "Apr", "May"]))
    #expect(abs(chart.frame(of: "Jan").minX - 4) < 0.01)
    #expect(chart.all(TickView.self).first?.isHidden == false)
  }

  @Test("labels that overlap are left out")
  func collisions() {
    let names = (0..<40).map { "Category \($0)" }
    let chart = Charted(Chart { ForEach(names, id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 1)) } })
    let frames = chart.labels.filter { $0.text.hasPrefix("Category") }.map(\.frame).sorted { $0.minX < $1.minX }
    #expect(frames.count > 2 && frames.count < 6)
    for (first, second) in zip(frames, frames.dropFirst()) { #expect(first.maxX <= second.minX) }
  }

  @Test("an annotation is above its mark, or over it")
  func annotations() {
    let chart = Charted(
      Chart {
        BarMark(x: .value("X", "A"), y: .value("Y", 5)).annotation { Text("five") }
        BarMark(x: .value("X", "B"), y: .value("Y", 10)).annotation(position: .overlay) { Text("ten") }
      })
    let plot = chart.plot
    #expect(abs(chart.frame(of: "five").maxY - (plot.midY - 4)) < 0.6)
    #expect(abs(chart.frame(of: "five").midX - (plot.minX + plot.width / 4)) < 0.6)
    #expect(abs(chart.frame(of: "ten").midY - plot.midY) < 0.6)
  }

  @Test("each mark is an accessibility element with its values")
  func accessibility() throws {
    let chart = Charted(
      Chart {
        BarMark(x: .value("Shape", "Cube"), y: .value("Count", 5))
        PointMark(x: .value("Shape", "Cube"), y: .value("Count", 5)).accessibilityLabel("Best").accessibilityValue(
          "5 of 6")
        RuleMark(y: .value("Count", 2)).accessibilityHidden(true)
      })
    let elements = try #require(chart.plotView?.accessibilityElements as? [UIAccessibilityElement])
    #expect(elements.map(\.accessibilityLabel) == ["Cube", "Best"])
    #expect(elements.map(\.accessibilityValue) == ["5", "5 of 6"])
  }

  @Test("a proxy converts between positions and values, and knows the plot's frame")
  func proxy() throws {
    var found: (CGFloat?, Double?, String?, CGRect)?
    let chart = Charted(
      bars.chartOverlay { proxy in
        GeometryReader { geometry in
          found = (
            proxy.position(forX: "Sphere"), proxy.value(atY: 0, as: Double.self), proxy.value(atX: 1, as: String.self),
            proxy.plotFrame.map { geometry[$0] } ?? .null
          )
          return Color.clear
        }
      })
    let (position, top, first, frame) = try #require(found)
    #expect(abs(try #require(position) - chart.plot.width / 2) < 0.01)
    #expect(top == 6 && first == "Cube")
    // Frames on the screen are rounded to pixels.
    #expect(abs(frame.minY - chart.plot.minY) < 0.34 && abs(frame.height - chart.plot.height) < 0.34)
    #expect(abs(frame.minX - chart.plot.minX) < 0.34 && abs(frame.width - chart.plot.width) < 0.34)
  }

  final class Selection: ObservableObject {
    @Published var name: String?
    var names: [String?] = []
  }

  @Test("a touch selects the value under it, until it ends")
  func selection() throws {
    let selection = Selection()
    let binding = Binding<String?>(
      get: { selection.name },
      set: {
        selection.name = $0
        selection.names.append($0)
      })
    let chart = Charted(bars.chartXSelection(value: binding))
    let plot = try #require(chart.plotView)
    let center = plot.convert(CGPoint(x: plot.bounds.midX, y: plot.bounds.midY), to: nil)
    chart.host.tap(at: center)
    chart.host.advance(by: 0.1)
    #expect(selection.names.first == "Sphere" && selection.names.last == .some(nil))
  }

  @Test("a chart that scrolls shows a part of its domain, from the position that an app wants")
  func scrolling() throws {
    let chart = Charted(
      Chart { ForEach(0..<100, id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 1)) } }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 20)
        .chartScrollPosition(initialX: 40))
    let scroll = try #require(chart.all(FractionScrollView.self).first)
    #expect(abs(scroll.contentSize.width - chart.plot.width * 5) < 1)
    #expect(abs(scroll.contentOffset.x - chart.plot.width * 2) < 1)
    #expect(chart.words.contains("50") && !chart.words.contains("0.0") && !chart.words.contains("80"))
    chart.host.run { scroll.contentOffset.x = chart.plot.width * 3 }
    chart.host.advance(by: 0.1)
    #expect(chart.words.contains("70") && !chart.words.contains("50"))
  }

  @Test("the plot can have a style of its own")
  func plotStyle() {
    let chart = Charted(bars.chartPlotStyle { $0.frame(height: 60).background(.red) })
    #expect(chart.plot.height == 60)
    #expect(chart.frame(of: "Cube").minY == chart.plot.maxY + 4)
  }
}
