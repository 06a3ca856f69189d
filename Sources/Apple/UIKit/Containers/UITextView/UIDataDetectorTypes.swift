/// What is looked for in a text, so that a tap opens it.
///
/// - Source: developer.apple.com/documentation/uikit/uidatadetectortypes
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web, and of mail.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses, which open the map.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates, which open the calendar.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All of them. Flights are not known here.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
