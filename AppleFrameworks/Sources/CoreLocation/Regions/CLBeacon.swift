import Foundation

/// A radio beacon near the device. No beacons are detected, because there is no radio.
///
/// - Source: developer.apple.com/documentation/corelocation/clbeacon
open class CLBeacon: NSObject, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let uuid: UUID
  public let major: NSNumber
  public let minor: NSNumber
  public let proximity: CLProximity

  /// The accuracy in meters. It is negative if it is unknown.
  public let accuracy: CLLocationAccuracy

  /// The signal strength in decibels.
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

/// The proximity of a beacon.
///
/// - Source: developer.apple.com/documentation/corelocation/clproximity
public enum CLProximity: Int, Sendable {
  case unknown = 0
  case immediate, near, far
}

/// A constraint on the beacons for which an app searches.
///
/// - Source: developer.apple.com/documentation/corelocation/clbeaconidentityconstraint
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let uuid: UUID

  /// The major value; `nil` for any value.
  public let major: CLBeaconMajorValue?

  /// The minor value; `nil` for any value.
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

/// A region around beacons.
///
/// - Source: developer.apple.com/documentation/corelocation/clbeaconregion
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  // Unchecked: The requirements of the superclass apply.
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint

  /// Whether the app is notified of beacons when the screen turns on.
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
