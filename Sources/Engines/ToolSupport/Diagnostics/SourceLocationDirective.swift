/// The directive `#sourceLocation`, after which the compiler counts lines from another file.
package enum SourceLocationDirective {
  /// Returns the text of a directive.
  ///
  /// - Parameters:
  ///   - path: The path of the file. The compiler reads the literal without escape sequences. Quotes, backslashes and
  ///     control characters, which a literal cannot contain, are escaped, and ``path(told:)`` decodes them.
  ///   - line: The number of the next line.
  package static func text(path: String, line: Int) -> String {
    let escaped = path.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case _ where scalar.properties.generalCategory == .control: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "#sourceLocation(file: \"\(escaped.joined())\", line: \(line))"
  }

  /// Returns the path of a compiler's message, decoded from the text of a directive.
  package static func path(told text: some StringProtocol) -> String {
    guard text.contains("\\") else { return String(text) }
    var path = ""
    var rest = Substring(text)
    while let index = rest.firstIndex(of: "\\") {
      path += rest[..<index]
      rest = rest[index...].dropFirst()
      if rest.hasPrefix("u{"), let end = rest.firstIndex(of: "}"),
        let value = UInt32(rest[..<end].dropFirst(2), radix: 16), let scalar = Unicode.Scalar(value)
      {
        path.unicodeScalars.append(scalar)
        rest = rest[end...].dropFirst()
      } else if let next = rest.popFirst() {
        path.append(next)
      }
    }
    return path + rest
  }
}
