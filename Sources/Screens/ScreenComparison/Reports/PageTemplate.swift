/// A page in a file, with places for texts. A place is a name between double braces, as in `<title>{{title}}</title>`.
package struct PageTemplate: Sendable {
  /// The texts of the file, and the names of the places between them.
  private let texts: [Substring]
  private let names: [Substring]

  /// - Parameter file: the bytes of a file of UTF-8.
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

  /// The page with texts in its places. Braces in these texts mean nothing.
  ///
  /// - Parameter values: the texts by the names of their places, each as HTML.
  package func filled(with values: [String: String]) -> String {
    var result = ""
    for (text, name) in zip(texts, names) {
      guard let value = values[String(name)] else { preconditionFailure("the template has a place \(name)") }
      result += text + value
    }
    return result + (texts.last ?? "")
  }
}
