import Foundation

/// A radio beacon near the device. None is found: there is no radio.
///
/// - Source: developer.apple.com/documentation/corelocation/clbeacon
open class CLBeacon: NSObject, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let uuid: UUID
  public let major: NSNumber
  public let minor: NSNumber
  public let proximity: CLProximity

  /// Meters; negative where it is not known.
  public let accuracy: CLLocationAccuracy

  /// Decibels.
  public let rssi: Int
  public let timestamp: Date

  package init(
    uuid: UUID, major: NSNumber, minor: NSNumber, proximity: CLProximity, accuracy: CLLocationAccuracy, rssi: Int,
    timestamp: Date
  ) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
    self.proximity = proximity
    self.accuracy = accuracy
    self.rssi = rssi
    self.timestamp = timestamp
  }
}

/// How near a beacon is.
///
/// - Source: developer.apple.com/documentation/corelocation/clproximity
public enum CLProximity: Int, Sendable {
  case unknown = 0
  case immediate, near, far
}

/// The beacons that an app looks for.
///
/// - Source: developer.apple.com/documentation/corelocation/clbeaconidentityconstraint
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let uuid: UUID

  /// nil for any.
  public let major: CLBeaconMajorValue?

  /// nil for any.
  public let minor: CLBeaconMinorValue?

  public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
  public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
  public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLBeaconIdentityConstraint else { return false }
    return (uuid, major, minor) == (other.uuid, other.major, other.minor)
  }
  open override var hash: Int { uuid.hashValue }
}

/// The surroundings of beacons.
///
/// - Source: developer.apple.com/documentation/corelocation/clbeaconregion
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  // Unchecked: See its superclass.
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint

  /// Whether the app hears of beacons when the screen lights up.
  open var notifyEntryStateOnDisplay = false

  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }

  public convenience init(uuid: UUID, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }

  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
  }

  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }

  open var uuid: UUID { beaconIdentityConstraint.uuid }
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
}
