import SwiftUI

/// The positions of a chart's marks, computed once for each size.
@MainActor
final class GeometryCache {
  let model: ChartModel
  private var last: (size: CGSize, scrolling: PlotScrolling, geometry: PlotGeometry)?

  init(_ model: ChartModel) { self.model = model }

  func geometry(_ size: CGSize, _ scrolling: PlotScrolling) -> PlotGeometry {
    if let last, last.size == size, last.scrolling == scrolling { return last.geometry }
    let geometry = PlotGeometry(model, size: size, scrolling: scrolling)
    last = (size, scrolling, geometry)
    return geometry
  }
}
