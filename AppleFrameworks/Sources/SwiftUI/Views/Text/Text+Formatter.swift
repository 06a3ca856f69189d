import UIKit

// Values of Foundation that conform to `ReferenceConvertible` on Apple's systems but not in this Foundation. On Apple's
// systems, one `init(_:formatter:)` applies to all of them.

extension Text {
  /// Creates a text for a date that a formatter converts to a string. It is empty if the conversion fails.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/text/init(_:formatter:)
  public init(_ subject: Date, formatter: Formatter) { self.init(formatted: subject, formatter) }
  /// Creates a text for an interval that a formatter converts to a string. It is empty if the conversion fails.
  public init(_ subject: DateInterval, formatter: Formatter) { self.init(formatted: subject, formatter) }
  /// Creates a text for date components that a formatter converts to a string. It is empty if the conversion fails.
  public init(_ subject: DateComponents, formatter: Formatter) { self.init(formatted: subject, formatter) }
  /// Creates a text for the components of a name that a formatter converts to a string. It is empty if the conversion
  /// fails.
  public init(_ subject: PersonNameComponents, formatter: Formatter) { self.init(formatted: subject, formatter) }

  private init(formatted subject: Any, _ formatter: Formatter) {
    let words = formatter.string(for: subject)
    self.init(.verbatim(words ?? (subject as? Date).flatMap { (formatter as? DateFormatter)?.string(from: $0) } ?? ""))
  }
}
