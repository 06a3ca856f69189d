import Foundation

/// A log of the messages of a subsystem and category.
///
/// - Source: developer.apple.com/documentation/os/oslog
public final class OSLog: NSObject, Sendable {
  package let subsystem: String
  package let category: String
  private let isOn: Bool

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isOn = true
  }

  public convenience init(subsystem: String, category: OSLog.Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(isOn: Bool) {
    (subsystem, category) = ("", "")
    self.isOn = isOn
  }

  /// The log of messages without a subsystem.
  public static let `default` = OSLog(isOn: true)

  /// A log that drops all messages.
  public static let disabled = OSLog(isOn: false)

  /// Returns whether messages with a level are stored, which is the case for all logs except `disabled`.
  public func isEnabled(type: OSLogType) -> Bool { isOn }

  /// Whether signposts are recorded. Always `false`, because Instruments is not available.
  public var signpostsEnabled: Bool { false }

  /// A category of Instruments.
  public struct Category: Sendable {
    public let rawValue: String

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }
}
