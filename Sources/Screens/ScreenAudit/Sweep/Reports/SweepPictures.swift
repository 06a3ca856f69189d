import Foundation
import ViewHost

/// Pictures of a swept screen for a page: at widths of the first window from the least to the largest, and of each defect at its worst.
package struct SweepPictures: Sendable, Codable {
  /// A picture as a page can hold it.
  package struct Entry: Sendable, Codable {
    /// Points.
    let width: Int
    let height: Int
    /// A PNG file in Base64.
    let file: String
  }

  /// In ascending order of widths.
  let widths: [Entry]

  /// In the order of the defects; nil where there is none.
  let defects: [Entry?]

  /// Between two widths of the slider, in points; ranges of defects come on top.
  private static let step = 32
  /// Pixels a point.
  private static let (scale, defectScale) = (0.5, 1.0)

  /// Draws the pictures of a sweep that has been made.
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
