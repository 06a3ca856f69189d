import Foundation
import PermissionResponses

/// A manager that starts and stops the delivery of locations.
///
/// The user denies access by default: after a request, the authorization status is `denied`, and the delegate receives
/// an error if the app requests locations. There is no compass, and no regions are monitored.
///
/// - Source: developer.apple.com/documentation/corelocation/cllocationmanager
open class CLLocationManager: NSObject {
  /// The delegate. It receives the authorization in the next turn of the main queue after it is set, and after each
  /// change.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil && delegate !== oldValue { reportAuthorization() } }
  }

  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation: CLDeviceOrientation = .portrait
  open var activityType: CLActivityType = .other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false

  private var isUpdating = false
  private var wantsAlways = false

  public override init() { super.init() }

  // MARK: - Authorization

  private static func status(always: Bool) -> CLAuthorizationStatus {
    switch PermissionResponses.current.answer(to: .location) {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .authorized: always ? .authorizedAlways : .authorizedWhenInUse
    }
  }

  open var authorizationStatus: CLAuthorizationStatus { CLLocationManager.status(always: wantsAlways) }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open var isAuthorizedForWidgetUpdates: Bool { false }

  open class func authorizationStatus() -> CLAuthorizationStatus { status(always: false) }
  open class func locationServicesEnabled() -> Bool { true }

  open func requestWhenInUseAuthorization() { ask(always: false) }
  open func requestAlwaysAuthorization() { ask(always: true) }

  private func ask(always: Bool) {
    guard PermissionResponses.current.answer(to: .location) == .notDetermined else { return }
    RunLoopTurn.later { [self] in
      guard PermissionResponses.current.answer(to: .location) == .notDetermined else { return }
      wantsAlways = always
      _ = PermissionResponses.current.ask(.location)
      delegate?.locationManagerDidChangeAuthorization(self)
      if isUpdating { report() }
    }
  }

  /// Requests full accuracy, which is available whenever locations are.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    let error = authorizationStatus == .denied ? CLError(.denied) : nil
    RunLoopTurn.later { completion?(error) }
  }

  private func reportAuthorization() {
    RunLoopTurn.later { [weak self] in
      guard let self else { return }
      delegate?.locationManagerDidChangeAuthorization(self)
    }
  }

  // MARK: - Locations

  open var location: CLLocation? {
    PermissionResponses.current.answer(to: .location) == .authorized ? HostPlace.current.location : nil
  }

  open func startUpdatingLocation() {
    isUpdating = true
    reportLater()
  }

  open func stopUpdatingLocation() { isUpdating = false }

  /// Requests one location. The delegate receives a location or an error.
  open func requestLocation() {
    RunLoopTurn.later { [weak self] in self?.report(evenUndetermined: true) }
  }

  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  private func reportLater() {
    RunLoopTurn.later { [weak self] in
      guard let self, isUpdating else { return }
      report()
    }
  }

  /// Reports the location or an error. While the authorization is undetermined, the delegate is not called.
  private func report(evenUndetermined: Bool = false) {
    switch PermissionResponses.current.answer(to: .location) {
    case .notDetermined:
      if evenUndetermined { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
    case .denied:
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    case .authorized:
      if let location { return delegate?.locationManager(self, didUpdateLocations: [location]) ?? () }
      delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
    }
  }

  // MARK: - Headings

  open class func headingAvailable() -> Bool { false }
  open var heading: CLHeading? { nil }

  open func startUpdatingHeading() {
    RunLoopTurn.later { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didFailWithError: CLError(.headingFailure))
    }
  }

  open func stopUpdatingHeading() {}
  open func dismissHeadingCalibrationDisplay() {}

  // MARK: - Regions

  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  open var monitoredRegions: Set<CLRegion> { [] }

  open func startMonitoring(for region: CLRegion) {
    RunLoopTurn.later { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
    }
  }

  /// Does nothing, because no regions are monitored.
  open func stopMonitoring(for region: CLRegion) {}

  open func requestState(for region: CLRegion) {
    RunLoopTurn.later { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didDetermineState: .unknown, for: region)
    }
  }

  // MARK: - Beacons and visits

  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

  /// Notifies the delegate of `CLError.rangingUnavailable`, because there is no radio.
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    RunLoopTurn.later { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
    }
  }

  /// Does nothing, because no beacons are ranged.
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

  /// Starts monitoring visits. None are detected, because the device does not move.
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}
}
