import SwiftUI
import TestHosts
import Testing
@_spi(Host) import UIKit
import ViewHost

@testable import Charts

@MainActor
@Suite("Edges, orders and corners of charts", .ownHosts)
struct EdgeTests {
  @Test("vertical categories are in order from the top, and numbers rise from the bottom")
  func order() {
    let chart = Charted(
      Chart {
        BarMark(x: .value("Sales", 9), y: .value("Name", "First"))
        BarMark(x: .value("Sales", 5), y: .value("Name", "Second"))
      })
    #expect(chart.frame(of: "First").midY < chart.frame(of: "Second").midY)
    let scale = PositionScale.categories(["A", "B"]).resolved(length: 100, isVertical: true)
    #expect(scale.position(.category("A")) == 25 && scale.value(at: 75) == .category("B"))
    var reversed = scale
    reversed.isReversed = true
    #expect(reversed.position(.category("A")) == 75)
  }

  @Test("symbols at the edges of the plot are whole, and those of a scrolled plot are clipped")
  func overflow() throws {
    let points = Chart {
      PointMark(x: .value("X", 0), y: .value("Y", 0)).symbolSize(400)
      PointMark(x: .value("X", 10), y: .value("Y", 10)).symbolSize(400)
    }
    let chart = Charted(points)
    let canvas = try #require(chart.all(PlotCanvas.self).first)
    // A circle with an area of 400 square points has a radius of 11.3 points.
    let overflow = -canvas.frame.minX
    #expect(overflow >= 10 && overflow <= 12)
    let scrolled = Charted(points.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5))
    #expect(scrolled.all(PlotCanvas.self).first?.frame == scrolled.plotView?.bounds)
    let bars = Charted(Chart { BarMark(x: .value("X", "A"), y: .value("Y", 3)) })
    #expect(bars.all(PlotCanvas.self).first?.frame == bars.plotView?.bounds)
  }

  @Test("the interior of a sector with round corners is filled")
  func corners() {
    let center = CGPoint(x: 50, y: 50)
    let path = SectorPaths.sector(center, inner: 25, outer: 50, from: 0, to: .pi / 2, inset: 1, corner: 5)
    for radius in stride(from: 27.0, through: 48, by: 1) {
      let point = CGPoint(x: center.x + radius * cos(.pi / 4), y: center.y - radius * sin(.pi / 4))
      #expect(path.contains(point), "\(radius)")
    }
    #expect(!path.contains(CGPoint(x: 51.5, y: 0.5)), "the corner is round")
    let plain = SectorPaths.sector(center, inner: 25, outer: 50, from: 0, to: .pi / 2, inset: 1, corner: 0)
    #expect(plain.contains(CGPoint(x: 51.5, y: 0.5)))
    #expect(abs(path.boundingRect.maxX - plain.boundingRect.maxX) < 0.5)
  }

  @Test("labels that are shown do not overlap, and are as many as fit", arguments: [150.0, 220, 300, 380])
  func thinning(_ width: Double) {
    let names = ["January", "February", "March", "April", "May", "June", "July", "August"]
    let chart = Charted(
      Chart { ForEach(names, id: \.self) { BarMark(x: .value("Month", $0), y: .value("Y", 1000)) } },
      size: CGSize(width: width, height: 200))
    let shown = chart.labels.filter { names.contains($0.text) }.sorted { $0.frame.minX < $1.frame.minX }
    #expect(shown.count >= 2)
    for (first, second) in zip(shown, shown.dropFirst()) { #expect(first.frame.maxX <= second.frame.minX) }
    // A label that is left out does not fit beside the one before it.
    let step = chart.plot.width / CGFloat(names.count)
    for (first, second) in zip(shown, shown.dropFirst()) {
      guard let index = names.firstIndex(of: first.text), names[index + 1] != second.text else { continue }
      let middle = chart.plot.minX + (CGFloat(index) + 1.5) * step
      let length = Text(names[index + 1]).font(.caption).lineSize(in: EnvironmentValues()).width
      #expect(middle - length / 2 < first.frame.maxX + 2.5, "\(names[index + 1]) fits")
    }
  }
}
