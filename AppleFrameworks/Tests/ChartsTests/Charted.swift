import SwiftUI
import TestHosts
@_spi(Host) import UIKit
@_spi(Host) import ViewHost

@testable import Charts

/// A chart on a screen of a device.
@MainActor
final class Charted {
  let host: ViewHost
  let controller: UIHostingController<AnyView>

  init(_ chart: some View, size: CGSize = CGSize(width: 300, height: 200)) {
    host = ViewHost()
    let view = AnyView(chart.frame(width: size.width, height: size.height).environment(\.timeZone, .gmt))
    controller = host.run { UIHostingController(rootView: view) }
    host.show(controller)
    host.advance(by: 0.1)
  }

  func all<V: UIView>(_ type: V.Type) -> [V] {
    func find(_ view: UIView) -> [V] { ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap(find) }
    return find(controller.view)
  }

  /// The words of the labels, from the top left to the bottom right.
  var words: [String] { labels.map(\.text) }

  /// The labels with their frames in the chart.
  var labels: [(text: String, frame: CGRect)] {
    let origin = chartFrame.origin
    return all(UILabel.self).filter { !$0.isHidden && $0.bounds.width > 0 }.compactMap { label in
      guard let text = label.text, !text.isEmpty else { return nil }
      return (text, label.convert(label.bounds, to: controller.view).offsetBy(dx: -origin.x, dy: -origin.y))
    }
  }

  func frame(of text: String) -> CGRect { labels.first { $0.text == text }?.frame ?? .null }

  var chartFrame: CGRect {
    guard let ticks = all(TickView.self).first else { return .zero }
    return ticks.convert(ticks.bounds, to: controller.view)
  }

  var plotView: PlotView? { all(PlotView.self).first }

  /// The frame of the plot in the chart.
  var plot: CGRect {
    guard let view = plotView else { return .null }
    return view.convert(view.bounds, to: controller.view).offsetBy(dx: -chartFrame.minX, dy: -chartFrame.minY)
  }

  /// Returns red, green and blue of a point of the plot, from 0 to 255.
  func color(at point: CGPoint) -> [Int] {
    guard let view = plotView else { return [] }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    guard let picture = image.cgImage, let data = picture.dataProvider?.data as Data? else { return [] }
    let offset = Int(point.y) * picture.bytesPerRow + Int(point.x) * 4
    guard offset >= 0, offset + 3 < data.count else { return [] }
    let alpha = Int(data[offset + 3])
    let parts = (0..<3).map { Int(data[offset + $0]) + 255 - alpha }
    return picture.bitmapInfo.contains(.byteOrder32Little) ? parts.reversed() : parts
  }
}

@MainActor
func model<Content: ChartContent>(
  _ settings: ChartSettings = ChartSettings(), @ChartContentBuilder _ content: () -> Content
) -> ChartModel {
  let collection = MarkCollection()
  collection.collect(content(), MarkTraits())
  return ChartModel(collection, settings)
}

extension ChartModel {
  /// The vertical intervals of the marks, or their values.
  var heights: [[Double]] {
    marks.map { mark in
      switch mark.y {
      case .interval(let low, let high): [low.amount ?? .nan, high.amount ?? .nan]
      case .value(let field): [field.value.amount ?? .nan]
      case .points, .point: []
      }
    }
  }
}

/// A date in the Gregorian calendar and Greenwich Mean Time.
func day(_ year: Int, _ month: Int = 1, _ day: Int = 1, hour: Int = 0) -> Date {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
}

var gregorian: Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar
}
