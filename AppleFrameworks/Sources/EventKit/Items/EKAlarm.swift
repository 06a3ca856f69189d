import CoreLocation
import Foundation

/// When a person is reminded of an item. Nobody is, here.
///
/// - Source: developer.apple.com/documentation/eventkit/ekalarm
open class EKAlarm: NSObject {
  /// Seconds from the start of the event; negative before it.
  open var relativeOffset: TimeInterval { didSet { absoluteDate = nil } }

  /// Takes the place of the offset where it is set.
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

/// A place with a name.
///
/// - Source: developer.apple.com/documentation/eventkit/ekstructuredlocation
open class EKStructuredLocation: NSObject {
  open var title: String?
  open var geoLocation: CLLocation?

  /// Meters; 0 for the system's radius.
  open var radius: Double = 0

  public init(title: String) { self.title = title }
}
