import Foundation

/// A namespace for functions that find the title of a page in its `title` element.
enum PageTitle {
  /// Returns the title, which is empty if the page has none, as in web views.
  static func find(in data: Data) -> String {
    let text = String(decoding: data, as: UTF8.self)
    guard let start = text.range(of: "<title", options: .caseInsensitive),
      let open = text.range(of: ">", range: start.upperBound..<text.endIndex),
      let end = text.range(of: "</title", options: .caseInsensitive, range: open.upperBound..<text.endIndex)
    else { return "" }
    let words = text[open.upperBound..<end.lowerBound].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", "\u{A0}"), ("&amp;", "&")]
      .reduce(words) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
