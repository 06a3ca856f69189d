import Foundation
import Projects

/// The file that declares the symbols of a target's string catalogs, as Xcode's `GeneratedStringSymbols` does.
///
/// Only keys that the author entered by hand have a symbol: `cart.title` of the table `Localizable` is
/// `LocalizedStringResource.cartTitle`. A key with conversions (`count %lld`) becomes a function with a parameter for
/// each conversion. The symbols of other tables are in a type that is named after the table.
///
/// - Source: developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog
struct StringSymbolsFile {
  static let name = "GeneratedStringSymbols.swift"

  /// The keys by the names of their tables.
  private let tables: [String: [String]]

  init(catalogs: [URL]) {
    var tables: [String: Set<String>] = [:]
    for catalog in catalogs {
      // A file that can't be read is reported when it is added to the bundle.
      guard let data = try? Data(contentsOf: catalog), let content = try? JSONDecoder().decode(Catalog.self, from: data)
      else { continue }
      let keys = content.strings.filter { $0.value.extractionState == "manual" }.keys
      tables[catalog.deletingPathExtension().lastPathComponent, default: []].formUnion(keys)
    }
    self.tables = tables.mapValues { $0.sorted() }.filter { !$0.value.isEmpty }
  }

  /// Writes the file of a target whose catalogs have such keys, and removes an older file of any other target.
  ///
  /// - Returns: The file.
  static func write(for target: Target, to folder: URL) throws -> URL? {
    let file = folder.appending(path: name)
    let catalogs = target.resources.map(\.file).filter { $0.pathExtension == "xcstrings" }
    guard target.settings.generatesStringSymbols, let text = StringSymbolsFile(catalogs: catalogs).text else {
      try? FileManager.default.removeItem(at: file)
      return nil
    }
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
    return file
  }

  /// The source, or nil if no key has a symbol.
  var text: String? {
    var lines = ["import Foundation", "", "extension LocalizedStringResource {"]
    var isEmpty = true
    for (table, keys) in tables.sorted(by: { $0.key < $1.key }) {
      let isStandard = table == "Localizable"
      guard isStandard || AssetSymbolName.of(table, .namespace) != nil else { continue }
      var names: Set<String> = []
      let members = keys.compactMap { key in
        StringSymbol(key).flatMap { names.insert($0.name).inserted ? $0.declaration(table: table) : nil }
      }
      if members.isEmpty { continue }
      isEmpty = false
      if isStandard {
        lines += members.map { "  \($0)" }
      } else {
        lines.append("  enum \(AssetSymbolName.of(table, .namespace)!) {")
        lines += members.map { "    \($0)" }
        lines.append("  }")
      }
    }
    return isEmpty ? nil : lines.joined(separator: "\n") + "\n}\n"
  }

  private struct Catalog: Decodable {
    struct Entry: Decodable {
      var extractionState: String?
    }

    var strings: [String: Entry]
  }
}

/// A key of a string catalog as a member of `LocalizedStringResource`.
struct StringSymbol {
  let name: String
  private let parameters: [String]
  private let literal: String

  /// Creates a symbol, or returns nil if the key contains no characters that an identifier can have.
  init?(_ key: String) {
    var words = ""
    var literal = ""
    var parameters: [String] = []
    var rest = key[...]
    while let match = rest.firstMatch(of: /%(?:\d+\$)?[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?([@diouxXfFeEgG])/) {
      let before = rest[..<match.range.lowerBound]
      words += before + " "
      literal += Self.escaped(before)
      parameters.append(match.1 == "@" ? "String" : "diouxX".contains(match.1) ? "Int" : "Double")
      literal += "\\(arg\(parameters.count))"
      rest = rest[match.range.upperBound...]
    }
    words += rest
    literal += Self.escaped(rest)
    guard let name = AssetSymbolName.of(words, .text) else { return nil }
    (self.name, self.parameters, self.literal) = (name, parameters, literal)
  }

  func declaration(table: String) -> String {
    let place = table == "Localizable" ? "" : ", table: \"\(Self.escaped(table[...]))\""
    let value = "LocalizedStringResource(\"\(literal)\"\(place))"
    if parameters.isEmpty { return "static var \(name): LocalizedStringResource { \(value) }" }
    let list = parameters.enumerated().map { "_ arg\($0 + 1): \($1)" }.joined(separator: ", ")
    return "static func \(name)(\(list)) -> LocalizedStringResource { \(value) }"
  }

  /// Returns a text escaped for a single-line literal.
  private static func escaped(_ text: Substring) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n", "\r", "\r\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.append(character)
      }
    }
  }
}
