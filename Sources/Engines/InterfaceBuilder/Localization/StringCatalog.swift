import Foundation

/// A reader of `.xcstrings` files, which contain all languages of a table as JSON.
struct StringCatalog {
  let path: String

  func read(_ data: Data, language: String) throws(InterfaceBuilderError) -> [String: String] {
    let start = SourcePosition(line: 1, column: 1)
    guard data.count <= ReadingLimits().bytes else {
      throw .tooLarge(path: path, position: start, what: "bytes", limit: ReadingLimits().bytes)
    }
    let catalog: Catalog
    do {
      catalog = try JSONDecoder().decode(Catalog.self, from: data)
    } catch {
      throw .malformed(path: path, position: start, reason: "is not a string catalog: \(reason(error))")
    }
    return catalog.strings.compactMapValues { $0.localizations?[language]?.text }
  }

  private func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "is not valid JSON" }
    switch error {
    case .dataCorrupted(let context): return context.debugDescription
    case .keyNotFound(let key, let context): return place(context.codingPath) + "has no \(key.stringValue)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return place(context.codingPath) + context.debugDescription
    @unknown default: return "is not valid JSON"
    }
  }

  private func place(_ keys: [any CodingKey]) -> String {
    keys.isEmpty ? "" : "at \(keys.map(\.stringValue).joined(separator: "/")): "
  }

  private struct Catalog: Decodable {
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localized]?
  }

  /// A text, or variations of it by device or number. Properties of Interface Builder use the variation `other`. Nested
  /// variations are ignored.
  private struct Localized: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Variant]]?

    var text: String? {
      if let unit = stringUnit { return unit.value }
      for (set, name) in [("device", "iphone"), ("device", "other"), ("plural", "other")] {
        if let text = variations?[set]?[name]?.stringUnit?.value { return text }
      }
      return nil
    }
  }

  private struct Variant: Decodable {
    var stringUnit: Unit?
  }

  private struct Unit: Decodable {
    var value: String
  }
}
