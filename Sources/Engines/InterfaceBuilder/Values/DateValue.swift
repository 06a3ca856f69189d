/// A point in time, in seconds since the beginning of 2001 in Greenwich.
package struct DateValue: Hashable, Sendable {
  package var secondsSinceReferenceDate: Double
}

extension DateValue: PropertyValue {
  package static var meaning: String { "a date with timeIntervalSinceReferenceDate" }
  package static var elementNames: Set<String> { ["date"] }

  package init?(element: SourceElement) {
    guard let seconds = element.number("timeIntervalSinceReferenceDate") else { return nil }
    secondsSinceReferenceDate = seconds
  }
}
