/// A locale by its identifier, such as `de_CH`.
package struct LocaleName: Hashable, Sendable {
  package var identifier: String
}

extension LocaleName: PropertyValue {
  package static var meaning: String { "a locale with a localeIdentifier" }
  package static var elementNames: Set<String> { ["locale"] }

  package init?(element: SourceElement) {
    guard let identifier = element["localeIdentifier"] else { return nil }
    self.identifier = identifier
  }
}
