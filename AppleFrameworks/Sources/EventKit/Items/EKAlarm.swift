import CoreLocation
import Foundation

/// An alarm of an item. The user is never alerted.
///
/// - Source: developer.apple.com/documentation/eventkit/ekalarm
open class EKAlarm: NSObject {
  /// The offset in seconds from the start of the event. It is negative before the start.
  open var relativeOffset: TimeInterval { didSet { absoluteDate = nil } }

  /// The absolute date, which replaces the offset if it is set.
  open var absoluteDate: Date?
  open var structuredLocation: EKStructuredLocation?
  open var proximity = EKAlarmProximity.none

  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }

  public init(absoluteDate date: Date) {
    relativeOffset = 0
    absoluteDate = date
  }
}

public enum EKAlarmProximity: Int, Sendable {
  case none = 0
  case enter, leave
}

/// A location with a title.
///
/// - Source: developer.apple.com/documentation/eventkit/ekstructuredlocation
open class EKStructuredLocation: NSObject {
  open var title: String?
  open var geoLocation: CLLocation?

  /// The radius in meters; 0 for the system's default.
  open var radius: Double = 0

  public init(title: String) { self.title = title }
}
