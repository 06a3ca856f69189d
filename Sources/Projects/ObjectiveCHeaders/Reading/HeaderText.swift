import Foundation

/// The text of a header or an implementation file, and its code without comments.
struct HeaderText {
  let url: URL
  /// The original text.
  let text: String
  /// The text with blanked comments. Lines and columns of the other bytes stay the same.
  let code: [UInt8]

  /// Reads a file, or returns nil if it cannot be read or is too large for a header.
  init?(_ url: URL) {
    guard let data = try? Data(contentsOf: url), data.count <= HeaderText.maxBytes else { return nil }
    self.init(url, text: String(decoding: data, as: UTF8.self))
  }

  init(_ url: URL, text: String) {
    self.url = url
    self.text = text
    code = HeaderText.withoutComments(Array(text.utf8))
  }

  private static let maxBytes = 4 << 20

  /// A line that includes a header or module.
  struct Include {
    /// The index of the line, from 0.
    var line: Int
    /// The name, such as `UIKit/UIKit.h`, or the name of a module.
    var name: String
    /// Whether the name is in quotes, so that the file is first searched for beside the including file.
    var isQuoted: Bool
    /// Whether the line is an `@import`.
    var isModule: Bool
  }

  /// The included files, in all branches of conditions.
  var includes: [Include] {
    var result: [Include] = []
    for (number, line) in lines(of: code).enumerated() {
      let text = line.drop { $0 == 32 || $0 == 9 }
      guard let first = text.first, first == UInt8(ascii: "#") || first == UInt8(ascii: "@") else { continue }
      let words = String(decoding: text.dropFirst(), as: UTF8.self).trimmingCharacters(in: .whitespaces)
      if first == UInt8(ascii: "@") {
        guard words.hasPrefix("import ") else { continue }
        let name = words.dropFirst(7).prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
        result.append(Include(line: number, name: name, isQuoted: false, isModule: true))
        continue
      }
      guard let keyword = ["import", "include_next", "include"].first(where: words.hasPrefix) else { continue }
      let rest = words.dropFirst(keyword.count).trimmingCharacters(in: .whitespaces)
      guard let open = rest.first, open == "\"" || open == "<" else { continue }
      let name = rest.dropFirst().prefix { $0 != (open == "<" ? ">" : "\"") }
      result.append(Include(line: number, name: String(name), isQuoted: open == "\"", isModule: false))
    }
    return result
  }

  /// Whether the text contains more than includes and conditions.
  var hasDeclarations: Bool {
    lines(of: code).contains { line in
      let text = line.drop { $0 <= 32 }
      guard let first = text.first else { return false }
      if first == UInt8(ascii: "#") { return text.dropFirst().drop { $0 == 32 }.starts(with: "define".utf8) }
      return !text.starts(with: "@import".utf8) && !text.starts(with: "NS_ASSUME_NONNULL".utf8)
    }
  }

  func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// Returns the bytes with blanked comments. Text in quotes is not changed.
  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var index = 0
    let newline = UInt8(ascii: "\n")
    func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    while index < bytes.count {
      switch (bytes[index], at(index + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        while index < bytes.count, bytes[index] != newline {
          result[index] = 32
          index += 1
        }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && at(index + 1) == UInt8(ascii: "/")) {
          if bytes[index] != newline { result[index] = 32 }
          index += 1
        }
        for end in index..<min(index + 2, bytes.count) { result[end] = 32 }
        index += 2
      case (UInt8(ascii: "\""), _):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != newline {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
      default: index += 1
      }
    }
    return result
  }
}

extension HeaderText {
  /// Returns the names in forward declarations with `@class` or `@protocol`.
  func forwardDeclared(_ keyword: String) -> [String] {
    code.text.matches(of: keyword == "class" ? HeaderText.forwardClass : HeaderText.forwardProtocol).flatMap { match in
      match.1.split(separator: ",").compactMap { part in
        let name = part.drop { $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : String(name)
      }
    }
  }

  /// The names of the defined classes and protocols.
  var defined: (classes: Set<String>, protocols: Set<String>) {
    let text = code.text
    let classes = text.matches(of: HeaderText.interface).filter { $0.2 == nil }.map { String($0.1) }
    let protocols = text.matches(of: HeaderText.protocolDefinition).map { String($0.1) }
    return (Set(classes), Set(protocols))
  }

  private nonisolated(unsafe) static let forwardClass = /@class\s+([^;{}]+);/
  private nonisolated(unsafe) static let forwardProtocol = /@protocol\s+([\w\s,]+);/
  private nonisolated(unsafe) static let interface = /@interface\s+(\w+)\s*(?:<[^<>]*>\s*)?(\()?/
  private nonisolated(unsafe) static let protocolDefinition = /@protocol\s+(\w+)\s*(?=[^\s;,\w])/
}

extension Collection<UInt8> {
  /// The bytes as a text in UTF-8.
  var text: String { String(decoding: self, as: UTF8.self) }
}
