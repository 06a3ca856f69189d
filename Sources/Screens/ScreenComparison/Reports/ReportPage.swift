import Foundation

/// The report as one page that needs nothing but the pictures beside it, and works from a file. Its files are in Resources.
///
/// report.js builds the page from the data with text nodes and attributes alone: no text of a project becomes HTML.
package struct ReportPage: Sendable {
  let report: ComparisonReport

  package init(_ report: ComparisonReport) {
    self.report = report
  }

  package func html() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = String(decoding: try encoder.encode(report), as: UTF8.self)
    return PageTemplate(PackageResources.report_html).filled(with: [
      "title": MarkupText.escaped(report.summary),
      "style": String(decoding: PackageResources.report_css, as: UTF8.self),
      "data": MarkupText.scriptData(data), "script": String(decoding: PackageResources.report_js, as: UTF8.self),
    ])
  }
}
