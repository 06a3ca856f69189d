/// What of a text becomes a link.
package struct DataDetectorTypes: Hashable, Sendable {
  /// `link`, `phoneNumber`, `address`, `calendarEvent`, `shipmentTrackingNumber`, `flightNumber`, `lookupSuggestion`,
  /// `money`, `physicalValue`.
  package var names: Set<String>
}

extension DataDetectorTypes: PropertyValue {
  package static var meaning: String { "data detector types" }
  package static var elementNames: Set<String> { ["dataDetectorType"] }

  package init?(element: SourceElement) { names = element.flags }
}
