import Foundation

/// Bytes that a file holds as Base64, a keyed archive as a rule.
package struct ArchivedData: Hashable, Sendable {
  package var data: Data
}

extension ArchivedData: PropertyValue {
  package static var meaning: String { "Base64" }
  package static var elementNames: Set<String> { ["data", "mutableData"] }

  package init?(element: SourceElement) {
    guard let data = Base64.decode(element.text) else { return nil }
    self.data = data
  }
}
