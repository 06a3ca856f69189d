/// The kinds of data in a text that become links.
///
/// - Source: developer.apple.com/documentation/uikit/uidatadetectortypes
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web and mail addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses, which open a map.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates, which open a calendar.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All supported kinds. Flight numbers are not supported.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
