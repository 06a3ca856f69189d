import Foundation

/// The report as a page that needs only the pictures next to it, and can be opened as a file. Its files are in
/// Resources.
///
/// report.js creates the page from the data only with text nodes and attributes, so that no text of a project becomes
/// HTML.
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
