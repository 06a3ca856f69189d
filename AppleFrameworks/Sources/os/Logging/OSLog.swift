import Foundation

/// Where messages of a subsystem and category go.
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

  /// Takes messages, and drops them.
  public static let disabled = OSLog(isOn: false)

  /// Whether messages of a level are kept; all are but those of `disabled`.
  public func isEnabled(type: OSLogType) -> Bool { isOn }

  /// Whether signposts are recorded: Instruments does that, and there is none.
  public var signpostsEnabled: Bool { false }

  /// The categories that Instruments knows.
  public struct Category: Sendable {
    public let rawValue: String

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }
}
