import CoreLocation
import PermissionResponses
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Beacons, visits and updates", .ownHosts)
struct LocationServicesTests {
  private final class Listener: NSObject, CLLocationManagerDelegate {
    var heard: [String] = []
    func locationManager(
      _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) { heard.append("\(beaconConstraint.major ?? 0) \((error as? CLError)?.code.rawValue ?? -1)") }
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) { heard.append("visit") }
  }

  private func first() async throws -> CLLocationUpdate? {
    for try await update in CLLocationUpdate.liveUpdates(.fitness) { return update }
    return nil
  }

  @Test("beacons can't be looked for, as there is no radio")
  func ranging() {
    let (host, listener) = (ViewHost(), Listener())
    host.show(UIViewController())
    let constraint = CLBeaconIdentityConstraint(uuid: UUID(), major: 7)
    let manager = host.run { CLLocationManager() }
    host.run {
      manager.delegate = listener
      manager.startRangingBeacons(satisfying: constraint)
      manager.startMonitoringVisits()
      manager.stopMonitoringVisits()
      manager.stopRangingBeacons(satisfying: constraint)
      #expect(manager.rangedBeaconConstraints.isEmpty)
    }
    host.advance(by: 0.1)
    #expect(listener.heard == ["7 \(CLError.Code.rangingUnavailable.rawValue)"])
  }

  @Test("a region of beacons has the numbers that its app gave, and constraints are equal by them")
  func regions() {
    let uuid = UUID()
    let region = CLBeaconRegion(uuid: uuid, major: 1, minor: 2, identifier: "shop")
    #expect(region.uuid == uuid && region.major == 1 && region.minor == 2 && region.identifier == "shop")
    #expect(region.beaconIdentityConstraint == CLBeaconIdentityConstraint(uuid: uuid, major: 1, minor: 2))
    #expect(region.beaconIdentityConstraint != CLBeaconIdentityConstraint(uuid: uuid))
    #expect(CLBeaconRegion(uuid: uuid, identifier: "any").major == nil)
  }

  @Test("live updates say whether the person has answered, refuses, or where the device is")
  func updates() async throws {
    let waiting = try #require(try await first())
    #expect(waiting.authorizationRequestInProgress && !waiting.authorizationDenied && waiting.location == nil)
    PermissionResponses.current.willAnswer(.authorized, to: .location)
    _ = PermissionResponses.current.ask(.location)
    let nowhere = try #require(try await first())
    #expect(nowhere.locationUnavailable && !nowhere.authorizationRequestInProgress && !nowhere.stationary)
    HostPlace.current.location = CLLocation(latitude: 1, longitude: 2)
    let place = try #require(try await first())
    #expect(place.location?.coordinate.longitude == 2 && place.stationary && !place.locationUnavailable)
    #expect(place.location?.floor == nil)
  }

  @Test("live updates of a person who refuses say so, and end when their task is canceled")
  func refused() async throws {
    _ = PermissionResponses.current.ask(.location)
    #expect(try await first()?.authorizationDenied == true)
    let task = Task.immediate { @MainActor in
      var count = 0
      for try await _ in CLLocationUpdate.liveUpdates() { count += 1 }
      return count
    }
    task.cancel()
    #expect(try await task.value == 1)
  }
}
