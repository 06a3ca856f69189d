import Foundation
import ViewHost

/// The pictures of a swept screen for a page: at widths of the first window from the smallest to the largest, and of
/// each defect at its worst.
package struct SweepPictures: Sendable, Codable {
  /// A picture in a form for pages.
  package struct Entry: Sendable, Codable {
    /// The width, in points.
    let width: Int
    let height: Int
    /// The picture as a PNG file in Base64.
    let file: String
  }

  /// The pictures in ascending order of widths.
  let widths: [Entry]

  /// The pictures in the order of the defects, with nil for missing ones.
  let defects: [Entry?]

  /// The distance between two widths of the slider, in points. The ranges of defects add further widths.
  private static let step = 32
  /// The numbers of pixels in a point.
  private static let (scale, defectScale) = (0.5, 1.0)

  /// Draws the pictures of a completed sweep.
  @MainActor
  package init(of sweep: ScreenSweep, _ report: SweepReport, over plan: SweepPlan) {
    var found: [Entry] = []
    if let window = plan.windows.first {
      let edges = report.defects.flatMap(\.occurrences).filter { $0.situation.device == window.words }
        .flatMap { $0.widths.flatMap { [$0.lowerBound, $0.upperBound] } }
      let regular = stride(from: plan.widths.lowerBound, through: plan.widths.upperBound, by: SweepPictures.step)
      let widths = Set(regular).union(edges).union([plan.widths.upperBound]).filter { plan.widths.contains($0) }
        .sorted()
      found = sweep.pictures(of: window, widths: widths, scale: SweepPictures.scale).map {
        Entry(width: $0.width, height: $0.height, file: Data($0.picture.png()).base64EncodedString())
      }
    }
    widths = found
    defects = report.defects.map { defect in
      sweep.picture(at: defect.worst, scale: SweepPictures.defectScale).map {
        Entry(width: defect.worst.width, height: defect.worst.height, file: Data($0.png()).base64EncodedString())
      }
    }
  }
}
