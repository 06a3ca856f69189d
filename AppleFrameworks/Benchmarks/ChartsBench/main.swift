import Charts
import Foundation
import SwiftUI
@_spi(Host) import UIKit
import ViewHost

/// Draws a chart of 10,000 points again and again, and prints the milliseconds of each run. With a folder as argument,
/// it stores pictures of charts there.
@MainActor
func bench() throws {
  let points = (0..<10_000).map { (index: Int) -> (x: Double, y: Double) in
    let wave = 40 * sin(Double(index) / 700)
    let noise = Double(index * 7919 % 101) / 10
    return (Double(index), 50 + wave + noise)
  }
  for run in 0..<5 {
    let host = ViewHost()
    let start = ContinuousClock.now
    let chart = Chart {
      ForEach(points.indices, id: \.self) { PointMark(x: .value("X", points[$0].x), y: .value("Y", points[$0].y)) }
    }
    let controller = host.run { UIHostingController(rootView: chart) }
    host.show(controller)
    let image = picture(of: controller.view)
    let time = (ContinuousClock.now - start) / .milliseconds(1)
    print("run \(run): \(Int(time.rounded())) ms, \(image.size)")
  }
  guard CommandLine.arguments.count > 1 else { return }
  for (name, view) in Samples.all {
    let host = ViewHost()
    let framed = AnyView(
      view.padding().frame(width: 360, height: 280).background(.white).environment(\.timeZone, .gmt))
    let controller = host.run { UIHostingController(rootView: framed) }
    host.show(controller)
    host.advance(by: 0.1)
    let url = URL(fileURLWithPath: CommandLine.arguments[1]).appending(path: "\(name).png")
    try picture(of: controller.view).pngData()?.write(to: url)
  }
}

@MainActor
func picture(of view: UIView) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 2
  return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { view.layer.render(in: $0.cgContext) }
}

try MainActor.assumeIsolated { try bench() }
