import CoreLocation
import PermissionResponses
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("CLLocationManager", .ownHosts)
struct CLLocationManagerTests {
  private final class Listener: NSObject, CLLocationManagerDelegate {
    var heard: [String] = []

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      heard.append("authorization \(manager.authorizationStatus.rawValue)")
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      heard.append("locations \(locations.map(\.coordinate.latitude))")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      heard.append("error \((error as? CLError)?.code.rawValue ?? -1)")
    }
    func locationManager(
      _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {
      heard.append("no monitoring of \(region?.identifier ?? "")")
    }
  }

  /// One that implements the older method only.
  private final class OldListener: NSObject, CLLocationManagerDelegate {
    var heard: [CLAuthorizationStatus] = []
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
      heard.append(status)
    }
  }

  @Test("the delegate hears of the state when it is set, and of the refusal when the app asks")
  func refusal() {
    let (host, listener, old) = (ViewHost(), Listener(), OldListener())
    let manager = host.run { CLLocationManager() }
    host.run {
      manager.delegate = listener
      manager.requestWhenInUseAuthorization()
      #expect(manager.authorizationStatus == .notDetermined)
    }
    host.advance(by: 0)
    #expect(listener.heard == ["authorization 0", "authorization 2"])
    host.run {
      #expect(manager.authorizationStatus == .denied && CLLocationManager.authorizationStatus() == .denied)
      manager.delegate = old
    }
    host.advance(by: 0)
    #expect(old.heard == [.denied])
  }

  @Test("a device that refuses answers with an error, once it has been asked")
  func updates() {
    let (host, listener) = (ViewHost(), Listener())
    let manager = host.run { CLLocationManager() }
    host.run {
      manager.delegate = listener
      manager.startUpdatingLocation()
    }
    host.advance(by: 0)
    #expect(listener.heard == ["authorization 0"])
    host.run { manager.requestAlwaysAuthorization() }
    host.advance(by: 0)
    #expect(listener.heard.dropFirst() == ["authorization 2", "error 1"])
    host.run { manager.requestLocation() }
    host.advance(by: 0)
    #expect(listener.heard.last == "error 1")
    #expect(host.run { manager.location } == nil)
  }

  @Test("a host can have the person allow it, and be somewhere")
  func allowed() {
    let (host, listener) = (ViewHost(), Listener())
    let manager = host.run { CLLocationManager() }
    host.run {
      PermissionResponses.current.willAnswer(.authorized, to: .location)
      HostPlace.current.location = CLLocation(latitude: 48, longitude: 11)
      manager.delegate = listener
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
    }
    host.advance(by: 0)
    #expect(listener.heard.contains("authorization 4"))
    #expect(listener.heard.last == "locations [48.0]")
  }

  @Test("hosts do not know of each other's answers")
  func hosts() {
    let (first, second) = (ViewHost(), ViewHost())
    let manager = first.run { CLLocationManager() }
    first.run { manager.requestWhenInUseAuthorization() }
    first.advance(by: 0)
    #expect(first.run { CLLocationManager.authorizationStatus() } == .denied)
    #expect(second.run { CLLocationManager.authorizationStatus() } == .notDetermined)
  }

  @Test("there is no compass and no region is watched")
  func others() {
    let (host, listener) = (ViewHost(), Listener())
    let manager = host.run { CLLocationManager() }
    host.run {
      manager.delegate = listener
      manager.startUpdatingHeading()
      manager.startMonitoring(
        for: CLCircularRegion(center: CLLocationCoordinate2DMake(0, 0), radius: 1, identifier: "x"))
    }
    host.advance(by: 0)
    #expect(
      !CLLocationManager.headingAvailable() && !CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
    #expect(listener.heard.dropFirst() == ["error 3", "no monitoring of x"])
  }

  @Test("looking up places fails as without a network, or was cancelled")
  func geocoder() {
    let host = ViewHost()
    let geocoder = CLGeocoder()
    var codes: [CLError.Code?] = []
    host.run {
      geocoder.geocodeAddressString("Munich") { _, error in codes.append((error as? CLError)?.code) }
      #expect(geocoder.isGeocoding)
    }
    host.advance(by: 0)
    host.run {
      geocoder.reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0)) { _, error in
        codes.append((error as? CLError)?.code)
      }
      geocoder.cancelGeocode()
    }
    host.advance(by: 0)
    #expect(codes == [.network, .geocodeCanceled])
    #expect(!geocoder.isGeocoding)
  }

  @Test("errors are matched by their names")
  func errors() {
    func name(_ error: any Error) -> String {
      switch error {
      case CLError.denied: "denied"
      case CLError.network: "network"
      default: "other"
      }
    }
    #expect(name(CLError(.denied)) == "denied" && name(CLError(.network)) == "network")
    #expect((CLError(.denied) as NSError).domain == kCLErrorDomain && (CLError(.denied) as NSError).code == 1)
  }
}
