import SwiftUI
import TestHosts
import Testing

@testable import Charts

@MainActor
@Suite("Scales of charts", .ownHosts)
struct ScaleTests {
  private func numbers(_ scale: PositionScale?) -> [Double] { (scale?.domain ?? []).compactMap(\.amount) }

  @Test("a domain of numbers includes zero and ends at a multiple of the ticks' step")
  func bars() {
    let model = model {
      BarMark(x: .value("Shape", "Cube"), y: .value("Count", 5))
      BarMark(x: .value("Shape", "Sphere"), y: .value("Count", 6))
      BarMark(x: .value("Shape", "Pyramid"), y: .value("Count", 4))
    }
    #expect(numbers(model.y) == [0, 6])
    #expect(model.x?.domain == [.category("Cube"), .category("Sphere"), .category("Pyramid")])
  }

  @Test("negative numbers widen the domain in both directions")
  func negative() {
    let model = model { ForEach([-37, 82], id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", $0)) } }
    #expect(numbers(model.y) == [-40, 100])
  }

  @Test("a domain without zero has the bounds of the data, rounded")
  func withoutZero() {
    var settings = ChartSettings()
    settings.y.domain = AutomaticScaleDomain.automatic(includesZero: false).domain
    let model = model(settings) { ForEach([61, 68], id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", $0)) } }
    #expect(numbers(model.y) == [60, 68])
    #expect(numbers(model.x) == [0, 80])
  }

  @Test("dates have the bounds of the data, and those of whole units if the marks fill them")
  func dates() {
    let line = model {
      LineMark(x: .value("Day", day(2024, 1, 3)), y: .value("Y", 1))
      LineMark(x: .value("Day", day(2024, 2, 9)), y: .value("Y", 2))
    }
    #expect(numbers(line.x) == [day(2024, 1, 3), day(2024, 2, 9)].map(\.timeIntervalSinceReferenceDate))
    let bars = model {
      BarMark(x: .value("Day", day(2024, 1, 3), unit: .month, calendar: gregorian), y: .value("Y", 1))
      BarMark(x: .value("Day", day(2024, 2, 9), unit: .month, calendar: gregorian), y: .value("Y", 2))
    }
    #expect(numbers(bars.x) == [day(2024, 1), day(2024, 3)].map(\.timeIntervalSinceReferenceDate))
  }

  @Test("an app's domain is taken as it is, and a descending one is reversed")
  func given() {
    var settings = ChartSettings()
    settings.y.domain = (3...17).domain
    settings.x.domain = [10, 0].domain
    let model = model(settings) { PointMark(x: .value("X", 2), y: .value("Y", 5)) }
    #expect(numbers(model.y) == [3, 17])
    #expect(model.x?.resolved(length: 100, isVertical: false).position(.number(2)) == 80)
  }

  @Test("positions run from the left and from the bottom")
  func positions() throws {
    let scale = PositionScale(kind: .number, type: .linear, values: .continuous(low: 0, high: 50))
    #expect(scale.resolved(length: 200, isVertical: false).position(.number(10)) == 40)
    #expect(scale.resolved(length: 200, isVertical: true).position(.number(10)) == 160)
    #expect(scale.resolved(length: 200, isVertical: true).value(at: 160) == .number(10))
    var padded = scale.resolved(length: 200, isVertical: false)
    padded.range = .padded(20, 30)
    #expect(padded.position(.number(0)) == 20 && padded.position(.number(50)) == 170)
    padded.range = .fixed(10, 60)
    #expect(padded.position(.number(25)) == 35)
    #expect(padded.position(.category("A")) == nil)
  }

  @Test("categories share the length equally")
  func categories() {
    let scale = PositionScale.categories(["A", "B", "C", "D"]).resolved(length: 200, isVertical: false)
    #expect(scale.position(.category("B")) == 75)
    #expect(scale.band(.category("B")) == 50...100)
    #expect(scale.value(at: 99) == .category("B") && scale.value(at: 201) == nil)
    #expect(scale.position(.category("E")) == nil)
  }

  @Test("scales of other types place numbers by their functions")
  func types() throws {
    func middle(_ type: ScaleType, _ low: Double, _ high: Double) -> Double? {
      PositionScale(kind: .number, type: type, values: .continuous(low: low, high: high))
        .resolved(length: 100, isVertical: false).value(at: 50)?.amount
    }
    #expect(abs(try #require(middle(.log, 1, 10_000)) - 100) < 1e-6)
    #expect(abs(try #require(middle(.squareRoot, 0, 100)) - 25) < 1e-6)
    #expect(abs(try #require(middle(.symmetricLog, -50, 50))) < 1e-6)
    #expect(abs(try #require(middle(.power(exponent: 2), 0, 10)) - 50.0.squareRoot()) < 1e-6)
  }

  @Test("a logarithmic domain ends at powers of ten")
  func logarithmic() {
    var settings = ChartSettings()
    settings.y.type = .log
    let model = model(settings) {
      ForEach([3.0, 4200], id: \.self) { PointMark(x: .value("X", 1), y: .value("Y", $0)) }
    }
    #expect(numbers(model.y).map { $0.rounded() } == [1, 10_000])
  }

  @Test("numbers on a category scale are categories in the order of the data")
  func numbersAsCategories() {
    var settings = ChartSettings()
    settings.x.type = .category
    let model = model(settings) {
      ForEach([2020, 2010], id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 1)) }
    }
    #expect(model.x?.domain == [.category("2020"), .category("2010")])
    #expect(model.x?.resolved(length: 100, isVertical: false).position(.number(2010)) == 75)
  }

  // MARK: Ticks

  @Test(
    "steps are 1, 2 or 5 times a power of ten",
    arguments: [(6.0, 4, 2.0), (100, 5, 20), (1, 5, 0.2), (950, 6, 200), (0.03, 4, 0.01), (7, 8, 1)])
  func steps(_ high: Double, _ count: Int, _ step: Double) {
    #expect(abs(NumberTicks.step(from: 0, to: high, count: count) - step) < 1e-12)
  }

  @Test("ticks are exact multiples, without noise of binary fractions")
  func exact() {
    #expect(NumberTicks.within(0, 1, 0.1) == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
    #expect(NumberTicks.within(-3, 5, 2) == [-2, 0, 2, 4])
    #expect(NumberTicks.rounded(-3, 5, 2) == [-4, -2, 0, 2, 4, 6])
    #expect(NumberTicks.within(0, 1, 0).isEmpty && NumberTicks.within(0, .infinity, 1).isEmpty)
  }

  @Test("steps of dates are calendar units that suit the span")
  func dateSteps() {
    #expect(DateStep.fitting(86_400 * 365, count: 6) == DateStep(unit: .month, count: 3))
    #expect(DateStep.fitting(86_400 * 180, count: 6) == DateStep(unit: .month, count: 1))
    #expect(DateStep.fitting(86_400 * 7, count: 6) == DateStep(unit: .day, count: 1))
    #expect(DateStep.fitting(86_400, count: 5).unit == .hour)
    #expect(DateStep.fitting(86_400 * 7, count: 20, least: .day) == DateStep(unit: .day, count: 1))
  }

  @Test("ticks of dates are the starts of units, also across months of different lengths")
  func dateTicks() {
    let months = DateTicks.within(day(2024, 1, 15), day(2024, 5, 1), DateStep(unit: .month, count: 1), gregorian)
    #expect(months == [day(2024, 2), day(2024, 3), day(2024, 4), day(2024, 5)])
    let quarters = DateTicks.within(day(2024), day(2025), DateStep(unit: .quarter, count: 1), gregorian)
    #expect(quarters == [day(2024), day(2024, 4), day(2024, 7), day(2024, 10), day(2025)])
    let years = DateTicks.within(day(1999), day(2021), DateStep(unit: .year, count: 10), gregorian)
    #expect(years == [day(2000), day(2010), day(2020)])
  }

  @Test("bins have round bounds, and the last one includes its upper bound")
  func bins() {
    let bins = NumberBins(data: [1.2, 9.7, 4], desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(
      bins.index(for: 4) == 2 && bins.index(for: 10) == 4 && bins.index(for: 11) == 5 && bins.index(for: -1) == -1)
    #expect(bins[4].contains(10) && !bins[3].contains(8))
    #expect(NumberBins(size: 5, range: 3...12).thresholds == [0, 5, 10, 15])
    let dates = DateBins(unit: .month, range: day(2024, 1, 5)...day(2024, 3, 2), calendar: gregorian)
    #expect(dates.thresholds == [day(2024, 1), day(2024, 2), day(2024, 3), day(2024, 4)])
    #expect(dates.index(for: day(2024, 2, 20)) == 1)
  }
}
