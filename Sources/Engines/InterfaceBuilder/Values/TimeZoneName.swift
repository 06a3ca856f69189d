/// A time zone by its name, such as `Europe/Berlin`.
package struct TimeZoneName: Hashable, Sendable {
  package var name: String
}

extension TimeZoneName: PropertyValue {
  package static var meaning: String { "a time zone with a name" }
  package static var elementNames: Set<String> { ["timeZone"] }

  package init?(element: SourceElement) {
    guard let name = element["name"] else { return nil }
    self.name = name
  }
}
