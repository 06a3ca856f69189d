import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite(.ownHosts)
struct ViewHostDeviceTests {
  @Test func aHostKnowsWhatItsAppHasAskedTheDeviceFor() async throws {
    let host = ViewHost()
    let page = try #require(URL(string: "https://example.com"))
    await UIApplication.shared.open(page)
    UIImpactFeedbackGenerator(style: .rigid).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    #expect(host.openedURLs == [page])
    #expect(host.feedback == [.impact(.rigid, intensity: 1), .notification(.success)])
    let next = ViewHost()
    #expect(next.openedURLs.isEmpty && next.feedback.isEmpty)
  }

  @Test func otherAppsAreOnTheDeviceThatTheHostSays() throws {
    let host = ViewHost()
    let url = try #require(URL(string: "shop://cart"))
    #expect(!UIApplication.shared.canOpenURL(url))
    host.schemesOfOtherApps = ["Shop"]
    #expect(UIApplication.shared.canOpenURL(url))
    _ = ViewHost()
    #expect(!UIApplication.shared.canOpenURL(url))
  }

  @Test func rotatingTurnsTheDevice() {
    let host = ViewHost()
    #expect(UIDevice.current.orientation == .portrait)
    host.rotate(to: .landscape)
    #expect(UIDevice.current.orientation == .landscapeLeft)
  }

  @Test func theBatteryIsTheHosts() {
    let host = ViewHost()
    UIDevice.current.isBatteryMonitoringEnabled = true
    #expect(UIDevice.current.batteryLevel == -1)
    host.setBattery(level: 1, state: .full)
    #expect(UIDevice.current.batteryLevel == 1 && UIDevice.current.batteryState == .full)
    _ = ViewHost()
    #expect(UIDevice.current.batteryState == .unknown)
  }
}
