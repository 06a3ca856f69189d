/// A page in a file with placeholders for texts. A placeholder is a name in double braces, as in
/// `<title>{{title}}</title>`.
package struct PageTemplate: Sendable {
  /// The texts of the file, and the names of the placeholders between them.
  private let texts: [Substring]
  private let names: [Substring]

  /// Parses a template.
  ///
  /// - Parameter file: The bytes of a file in UTF-8.
  package init(_ file: [UInt8]) {
    var rest = String(decoding: file, as: UTF8.self)[...]
    var texts: [Substring] = []
    var names: [Substring] = []
    while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
      texts.append(rest[..<start.lowerBound])
      names.append(rest[start.upperBound..<end.lowerBound])
      rest = rest[end.upperBound...]
    }
    texts.append(rest)
    (self.texts, self.names) = (texts, names)
  }

  /// Returns the page with texts instead of placeholders. Braces in these texts have no meaning.
  ///
  /// - Parameter values: The texts as HTML, by the names of their placeholders.
  package func filled(with values: [String: String]) -> String {
    var result = ""
    for (text, name) in zip(texts, names) {
      guard let value = values[String(name)] else {
        preconditionFailure("the template contains the unknown placeholder \(name)")
      }
      result += text + value
    }
    return result + (texts.last ?? "")
  }
}
