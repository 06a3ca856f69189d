import Foundation

/// The report as one page that needs nothing but the pictures beside it, and works from a file.
package struct ReportPage: Sendable {
  let report: ComparisonReport

  package init(_ report: ComparisonReport) {
    self.report = report
  }

  package func html() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = MarkupText.scriptData(String(decoding: try encoder.encode(report), as: UTF8.self))
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(MarkupText.escaped(report.summary))</title>
      <style>
      \(ReportPageStyle.css)
      </style>
      </head>
      <body>
      \(ReportPage.frame)
      <script type="application/json" id="data">\(data)</script>
      <script>
      \(ReportPageScript.javaScript)
      </script>
      </body>
      </html>

      """
  }

  private static let frame = """
    <header>
      <div class="headline"><h1 id="summary"></h1><p id="revisions"></p></div>
      <div class="bar" id="bar" aria-hidden="true"></div>
    </header>
    <main>
      <nav aria-label="Screens">
        <input id="search" type="search" placeholder="Search  /" aria-label="Search screens and changes">
        <div class="chips" id="chips" role="group" aria-label="Filter"></div>
        <ol id="list"></ol>
        <p class="keys"><kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>1</kbd>–<kbd>5</kbd> view · <kbd>z</kbd> zoom<span id="accept-key" hidden> · <kbd>a</kbd> accept</span></p>
      </nav>
      <section id="entry" tabindex="-1" aria-live="polite"></section>
    </main>
    """
}
