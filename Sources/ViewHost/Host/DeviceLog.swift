import Foundation
import UIKit

/// What the app has asked of the device beside its screen, since the host began.
@MainActor
final class DeviceLog {
  private(set) var openedURLs: [URL] = []
  private(set) var feedback: [Feedback] = []

  /// Begins to hear. The device is a new one: nothing is left of a former host's.
  init() {
    UIDevice.current.isBatteryMonitoringEnabled = false
    HostDevice.setBattery(level: nil, state: .unknown)
    HostLinks.schemesOfOtherApps = []
    HostLinks.listener = { [weak self] in self?.openedURLs.append($0) }
    HostFeedback.listener = { [weak self] in self?.feedback.append(Feedback($0.kind)) }
  }
}
