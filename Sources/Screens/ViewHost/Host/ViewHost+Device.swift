import Foundation
@_spi(Host) import UIKit

/// The parts of the device other than its screen: other apps, the battery, haptic feedback.
extension ViewHost {
  /// The URLs that the app opened in other apps, in order.
  public var openedURLs: [URL] { log.openedURLs }

  /// The haptic feedback of the app, in order.
  public var feedback: [Feedback] { log.feedback }

  /// The URL schemes of apps on the device other than the system's own.
  ///
  /// - Default: none. The schemes for the web, mail, phone, messages and settings are the system's.
  public var schemesOfOtherApps: Set<String> {
    get { host.userInterface.links.schemesOfOtherApps }
    set { host.userInterface.links.schemesOfOtherApps = Set(newValue.map { $0.lowercased() }) }
  }

  /// Sets the battery and its charge and notifies an app that monitors it.
  ///
  /// - Parameter level: The charge from 0 to 1; `nil` if it is unknown, as initially.
  public func setBattery(level: Float?, state: UIDevice.BatteryState) {
    run {
      host.userInterface.deviceState.setBattery(level: level, state: state)
      update()
    }
  }

  /// Tilts the device until the next call. Motion effects follow it.
  ///
  /// - Parameters:
  ///   - horizontal: The horizontal tilt from -1, to the left, to 1; 0 is upright. Values beyond are limited.
  ///   - vertical: The vertical tilt from -1 to 1.
  public func tilt(horizontal: Double, vertical: Double = 0) {
    func bounded(_ value: Double) -> CGFloat { value.isNaN ? 0 : CGFloat(min(1, max(-1, value))) }
    run {
      host.userInterface.tilt.tilt(
        to: UIOffset(horizontal: bounded(horizontal), vertical: bounded(vertical)), in: window)
      update()
    }
  }
}

extension ViewHost {
  /// Double-taps an Apple Pencil. The interactions of views in the window are notified of it.
  public func tapPencil() {
    run {
      func tell(_ view: UIView) {
        for case let interaction as UIPencilInteraction in view.interactions { interaction.receiveTap() }
        for subview in view.subviews { tell(subview) }
      }
      tell(window)
      update()
    }
  }
}
