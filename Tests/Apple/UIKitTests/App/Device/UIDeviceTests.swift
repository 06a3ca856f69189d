import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct UIDeviceTests {
  init() { StandardScreen.make() }

  private let device = UIDevice.current

  private func listen(to name: NSNotification.Name) -> (count: () -> Int, end: () -> Void) {
    final class Counter: @unchecked Sendable { var value = 0 }
    let counter = Counter()
    let observer = NotificationCenter.default.addObserver(forName: name, object: device, queue: nil) { _ in
      counter.value += 1
    }
    return ({ counter.value }, { NotificationCenter.default.removeObserver(observer) })
  }

  @Test func theScreensIdiomNamesTheDevice() {
    #expect(device.userInterfaceIdiom == .phone)
    #expect(
      [device.name, device.model, device.localizedModel, device.systemName] == ["iPhone", "iPhone", "iPhone", "iOS"])
    var configuration = ScreenConfiguration.standard
    configuration.idiom = .pad
    UIScreen.main.adopt(configuration)
    #expect(device.userInterfaceIdiom == .pad)
    #expect([device.name, device.model, device.systemName] == ["iPad", "iPad", "iPadOS"])
  }

  @Test func theVersionIsANumberThatAppsCanCompare() {
    #expect(device.systemVersion.compare("13.0", options: .numeric) == .orderedDescending)
    #expect(Double(device.systemVersion) != nil)
  }

  @Test func turningTheScreenTurnsTheDeviceAndAnnouncesIt() {
    let turns = listen(to: UIDevice.orientationDidChangeNotification)
    defer { turns.end() }
    #expect(device.orientation == .portrait)
    var configuration = ScreenConfiguration.standard
    configuration.style = .dark
    UIScreen.main.adopt(configuration)
    #expect(turns.count() == 0)
    configuration.size = CGSize(width: 852, height: 393)
    UIScreen.main.adopt(configuration)
    #expect(turns.count() == 1)
    #expect(device.orientation == .landscapeLeft)
    #expect(UIScreen.main.bounds.width == 852)
  }

  @Test func anInterfaceIsTurnedAgainstItsDevice() {
    #expect(UIDeviceOrientation.landscapeLeft.rawValue == UIInterfaceOrientation.landscapeRight.rawValue)
    #expect(UIDeviceOrientation.landscapeRight.rawValue == UIInterfaceOrientation.landscapeLeft.rawValue)
    #expect(UIDeviceOrientation.landscapeLeft.isLandscape && !UIDeviceOrientation.landscapeLeft.isPortrait)
    #expect(UIDeviceOrientation.portraitUpsideDown.isPortrait)
    #expect(UIDeviceOrientation.faceDown.isFlat && !UIDeviceOrientation.faceDown.isValidInterfaceOrientation)
    #expect(!UIDeviceOrientation.unknown.isValidInterfaceOrientation && !UIDeviceOrientation.unknown.isFlat)
  }

  @Test func uIKitListensForTurnsWhateverAppsTakeBack() {
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
  }

  @Test func theBatteryIsKnownToWhoeverWatchesIt() {
    defer {
      device.isBatteryMonitoringEnabled = false
      UserInterface.current.deviceState.setBattery(level: nil, state: .unknown)
    }
    let levels = listen(to: UIDevice.batteryLevelDidChangeNotification)
    defer { levels.end() }
    let states = listen(to: UIDevice.batteryStateDidChangeNotification)
    defer { states.end() }
    UserInterface.current.deviceState.setBattery(level: 0.5, state: .unplugged)
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    #expect(levels.count() == 0 && states.count() == 0)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 0.5 && device.batteryState == .unplugged)
    UserInterface.current.deviceState.setBattery(level: 0.5, state: .charging)
    #expect(levels.count() == 0 && states.count() == 1)
    UserInterface.current.deviceState.setBattery(level: 0.75, state: .charging)
    #expect(levels.count() == 1 && states.count() == 1)
    #expect(device.batteryLevel == 0.75)
  }

  @Test func aDeviceWithoutASensorSaysSo() {
    device.isProximityMonitoringEnabled = true
    #expect(!device.isProximityMonitoringEnabled)
    #expect(!device.proximityState)
  }

  @Test func theIdentifierBelongsToTheApp() {
    #expect(device.identifierForVendor == device.identifierForVendor)
    let one = HostDevice.identifier(for: "com.example.one")
    #expect(one == HostDevice.identifier(for: "com.example.one"))
    #expect(one != HostDevice.identifier(for: "com.example.two"))
    // The identifier has version 8 and variant 1 of RFC 9562, which permits custom derivations from a name.
    #expect(one.uuid.6 >> 4 == 8 && one.uuid.8 >> 6 == 2)
  }
}
