import UIKit

// Foundation's values that conform to `ReferenceConvertible` on Apple's systems, and not in this Foundation: there,
// `init(_:formatter:)` is one initializer for all of them.

extension Text {
  /// Creates a text for a date that a formatter turns into text; empty if it cannot.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/text/init(_:formatter:)
  public init(_ subject: Date, formatter: Formatter) { self.init(formatted: subject, formatter) }
  /// Creates a text for an interval that a formatter turns into text; empty if it cannot.
  public init(_ subject: DateInterval, formatter: Formatter) { self.init(formatted: subject, formatter) }
  /// Creates a text for components of a date that a formatter turns into text; empty if it cannot.
  public init(_ subject: DateComponents, formatter: Formatter) { self.init(formatted: subject, formatter) }
  /// Creates a text for the parts of a name that a formatter turns into text; empty if it cannot.
  public init(_ subject: PersonNameComponents, formatter: Formatter) { self.init(formatted: subject, formatter) }

  private init(formatted subject: Any, _ formatter: Formatter) {
    let words = formatter.string(for: subject)
    self.init(.verbatim(words ?? (subject as? Date).flatMap { (formatter as? DateFormatter)?.string(from: $0) } ?? ""))
  }
}
