import Foundation
import ScreenComparison

/// A sweep as a page with the defects and pictures of each screen, and a slider for the width of its window. Its files
/// are in Resources.
package struct SweepPage {
  private struct Screen: Codable {
    let name: String
    let source: String?
    let failure: String?
    let lookCount: Int
    let defects: [Entry]
    let pictures: [SweepPictures.Entry]
  }

  /// A defect with its picture and its text.
  private struct Entry: Codable {
    let kind: String
    let title: String
    let view: String
    let place: String?
    let occurrences: [String]
    let worst: String
    let text: String
    let causes: [String]
    let changes: [String]
    let frame: [Double]?
    let picture: SweepPictures.Entry?
    /// The ranges of widths in the window that the slider controls, as pairs of both ends.
    let ranges: [[Int]]
  }

  private var screens: [Screen] = []

  package init() {}

  /// Adds a screen.
  ///
  /// - Parameter window: The device whose window the slider controls, such as `iPhone 15`.
  package mutating func add(_ screen: SweptScreen, _ pictures: SweepPictures?, window: String) {
    let defects = screen.report?.defects ?? []
    let entries = defects.enumerated().map { index, defect in
      Entry(
        kind: defect.kind.rawValue, title: defect.kind.title, view: defect.view, place: defect.place?.description,
        occurrences: SweepText.occurrenceLines(of: defect), worst: defect.worst.description, text: defect.text,
        causes: defect.causes, changes: defect.changes, frame: defect.frame,
        picture: pictures.flatMap { index < $0.defects.count ? $0.defects[index] : nil },
        ranges: defect.occurrences.filter { $0.situation.device == window }.flatMap(\.widths).map {
          [$0.lowerBound, $0.upperBound]
        })
    }
    screens.append(
      Screen(
        name: screen.name, source: screen.source, failure: screen.failure, lookCount: screen.report?.lookCount ?? 0,
        defects: entries, pictures: pictures?.widths ?? []))
  }

  /// Returns the page, which needs no other files.
  package func html(summary: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = String(decoding: try encoder.encode(screens), as: UTF8.self)
    return PageTemplate(PackageResources.sweep_html).filled(with: [
      "title": MarkupText.escaped("Sweep: \(summary)"), "summary": MarkupText.escaped(summary),
      "style": String(decoding: PackageResources.sweep_css, as: UTF8.self),
      "script": String(decoding: PackageResources.sweep_js, as: UTF8.self), "data": MarkupText.scriptData(data),
    ])
  }
}
