import Charts
import Foundation
import SwiftUI

/// Charts as people write them.
@MainActor
enum Samples {
  static var all: [(String, AnyView)] {
    [
      ("bars", AnyView(bars)), ("stacked", AnyView(stacked)), ("grouped", AnyView(grouped)),
      ("horizontal", AnyView(horizontal)), ("lines", AnyView(lines)), ("dates", AnyView(dates)),
      ("area", AnyView(area)), ("donut", AnyView(donut)), ("scatter", AnyView(scatter)), ("heat", AnyView(heat)),
      ("axes", AnyView(axes)), ("scrolled", AnyView(scrolled)),
    ]
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int = 1) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
  }

  private static var bars: some View {
    Chart {
      BarMark(x: .value("Shape", "Cube"), y: .value("Count", 5)).annotation { Text("5") }
      BarMark(x: .value("Shape", "Sphere"), y: .value("Count", 6))
      BarMark(x: .value("Shape", "Pyramid"), y: .value("Count", 4)).cornerRadius(6)
      RuleMark(y: .value("Mean", 4.5)).foregroundStyle(.red).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
    }
  }

  private static let sales = [
    ("Mon", "Apples", 12), ("Mon", "Pears", 7), ("Mon", "Plums", 4), ("Tue", "Apples", 9), ("Tue", "Pears", 11),
    ("Tue", "Plums", 6), ("Wed", "Apples", 14), ("Wed", "Pears", 3), ("Wed", "Plums", 9),
  ]

  private static var stacked: some View {
    Chart(sales.indices, id: \.self) { index in
      BarMark(x: .value("Day", sales[index].0), y: .value("Sold", sales[index].2))
        .foregroundStyle(by: .value("Fruit", sales[index].1))
    }
  }

  private static var grouped: some View {
    Chart(sales.indices, id: \.self) { index in
      BarMark(x: .value("Day", sales[index].0), y: .value("Sold", sales[index].2))
        .foregroundStyle(by: .value("Fruit", sales[index].1))
        .position(by: .value("Fruit", sales[index].1))
    }
    .chartLegend(position: .top, alignment: .trailing)
  }

  private static var horizontal: some View {
    Chart {
      ForEach([("Cachapa", 916), ("Injera", 850), ("Crêpe", 802), ("Jian Bing", 753)], id: \.0) { name, count in
        BarMark(x: .value("Sales", count), y: .value("Name", name))
      }
    }
  }

  private static var lines: some View {
    Chart {
      ForEach(["North", "South"], id: \.self) { name in
        ForEach(0..<10, id: \.self) { x in
          LineMark(x: .value("Week", x), y: .value("Visits", name == "North" ? x * x : 60 - x * 3))
            .foregroundStyle(by: .value("Region", name))
            .symbol(by: .value("Region", name))
            .interpolationMethod(.catmullRom)
        }
      }
    }
  }

  private static var dates: some View {
    Chart(1..<13, id: \.self) { month in
      BarMark(x: .value("Month", day(2024, month), unit: .month), y: .value("Rain", 20 + month * 31 % 50))
    }
    .chartYAxisLabel("Rain in mm")
  }

  private static var area: some View {
    Chart(sales.indices, id: \.self) { index in
      AreaMark(x: .value("Day", sales[index].0), y: .value("Sold", sales[index].2), stacking: .normalized)
        .foregroundStyle(by: .value("Fruit", sales[index].1))
    }
  }

  private static var donut: some View {
    Chart {
      ForEach([("Rent", 40), ("Food", 25), ("Fun", 20), ("Rest", 15)], id: \.0) { name, amount in
        SectorMark(angle: .value("Amount", amount), innerRadius: .ratio(0.6), angularInset: 1.5)
          .cornerRadius(4)
          .foregroundStyle(by: .value("Kind", name))
          .annotation(position: .overlay) { Text("\(amount)").foregroundStyle(.white) }
      }
    }
  }

  private static var scatter: some View {
    Chart {
      ForEach(0..<60, id: \.self) { index in
        PointMark(x: .value("Width", Double(index * 37 % 60) / 10), y: .value("Height", Double(index * 53 % 47) / 10))
          .foregroundStyle(by: .value("Kind", ["A", "B", "C"][index % 3]))
          .symbol(by: .value("Kind", ["A", "B", "C"][index % 3]))
      }
    }
    .chartXAxisLabel("Width (cm)")
  }

  private static var heat: some View {
    Chart {
      ForEach(0..<24, id: \.self) { index in
        RectangleMark(x: .value("Day", "D\(index % 6)"), y: .value("Part", ["Night", "Day", "Eve", "Dusk"][index / 6]))
          .foregroundStyle(by: .value("Heat", index * 7 % 24))
      }
    }
  }

  private static var axes: some View {
    Chart {
      LinePlot(x: "x", y: "sin x", domain: 0...10) { sin($0) }
      AreaPlot(x: "x", y: "area", domain: 2...5) { sin($0) }.opacity(0.3).foregroundStyle(.orange)
    }
    .chartXAxis { AxisMarks(values: .stride(by: 2.5)) }
    .chartYAxis {
      AxisMarks(position: .leading, values: [-1, 0, 1]) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [4]))
        AxisTick()
        AxisValueLabel()
      }
    }
  }

  private static var scrolled: some View {
    Chart(0..<60, id: \.self) { index in
      BarMark(
        x: .value("Day", day(2024, 1, 1).addingTimeInterval(Double(index) * 86_400), unit: .day),
        y: .value("Steps", 3000 + index * 7919 % 9000))
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 86_400 * 14)
    .chartScrollPosition(initialX: day(2024, 1, 20))
  }
}
