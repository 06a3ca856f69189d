/// A property value that is one of a few words.
package protocol EnumerationValue: PropertyValue, RawRepresentable, CaseIterable, Hashable where RawValue == String {}

extension EnumerationValue {
  package static var meaning: String {
    "one of " + allCases.map(\.rawValue).joined(separator: ", ")
  }

  package init?(attribute: String, of element: SourceElement) {
    self.init(rawValue: attribute)
  }
}
