import Foundation
import ToolSupport

extension LintReport {
  /// Returns the findings as a page that needs no other files. Pictures of screens have a frame around the view with the
  /// mistake.
  ///
  /// - Parameter title: The title, such as the name of the project.
  package func html(title: String) -> String {
    var sections = ""
    for (path, all) in Dictionary(grouping: findings, by: \.path).sorted(by: { $0.key < $1.key }) {
      sections += "<section><h2>\(LintReport.escaped(path))</h2>\n"
      for finding in all { sections += article(finding) }
      sections += "</section>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(LintReport.escaped(title))</title>
      <style>\(LintReport.style)</style>
      </head>
      <body>
      <main>
      <h1>\(LintReport.escaped(title))</h1>
      <p>\(LintReport.escaped(summary))</p>
      \(sections)</main>
      </body>
      </html>

      """
  }

  private func article(_ finding: LintFinding) -> String {
    var result =
      "<article class=\"\(finding.severity.rawValue)\" id=\"\(finding.identity)\"><h3>\(LintReport.escaped(finding.message))</h3>\n"
    let rule = LintReport.escaped(finding.rule)
    result +=
      "<p class=\"facts\">line \(finding.line) · \(finding.severity.rawValue) · \(rule) · \(finding.proof.rawValue)</p>\n"
    if let file = project.file(at: finding.path), file.parsed.lines.range(ofLine: finding.line) != nil {
      let code = file.parsed.text(ofLine: finding.line)
      result += "<pre><code>\(LintReport.escaped(code))</code></pre>\n"
    }
    if let why = rules.first(where: { $0.identifier == finding.rule })?.why {
      result += "<p>\(LintReport.escaped(why))</p>\n"
    }
    if let fix = finding.fix { result += "<p><strong>Fix:</strong> \(LintReport.escaped(fix.text))</p>\n" }
    if !finding.evidence.isEmpty {
      let lines = finding.evidence.map { "<li>\(LintReport.escaped($0))</li>" }.joined(separator: "\n")
      result += "<ul>\n\(lines)\n</ul>\n"
    }
    result += finding.pictures.compactMap(figure).joined()
    return result + "</article>\n"
  }

  /// Returns a picture with its frame, or nil if the file is unreadable.
  private func figure(_ picture: LintPicture) -> String? {
    guard let data = try? Data(contentsOf: URL(filePath: picture.file)), picture.width > 0, picture.height > 0 else {
      return nil
    }
    var frame = ""
    if let sides = picture.frame, sides.count == 4 {
      let whole = [Double(picture.width), Double(picture.height), Double(picture.width), Double(picture.height)]
      let parts = zip(sides, whole).map { NumberText.list([$0 / $1 * 100], decimals: 2) + "%" }
      frame =
        "<span class=\"frame\" style=\"left:\(parts[0]);top:\(parts[1]);width:\(parts[2]);height:\(parts[3])\"></span>"
    }
    let words = LintReport.escaped("\(picture.screen), \(picture.width) x \(picture.height)")
    return """
      <figure><div><img alt="\(words)" src="data:image/png;base64,\(data.base64EncodedString())">\(frame)</div>\
      <figcaption>\(words)</figcaption></figure>

      """
  }

  private static let style = """
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
    body { margin: 0; }
    main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
    h2 { font-size: 1.1rem; overflow-wrap: anywhere; }
    h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
    article { border-inline-start: 4px solid GrayText; margin: 1rem 0; padding: 0.25rem 1rem; }
    article.error { border-color: #c62828; }
    article.warning { border-color: #b26a00; }
    pre { overflow-x: auto; }
    .facts { margin: 0; }
    figure { display: inline-block; margin: 0.5rem 1rem 0.5rem 0; max-width: 20rem; vertical-align: top; }
    figure div { position: relative; }
    img { display: block; width: 100%; border: 1px solid GrayText; box-sizing: border-box; }
    .frame { position: absolute; outline: 3px solid #d81b60; }
    """
}
