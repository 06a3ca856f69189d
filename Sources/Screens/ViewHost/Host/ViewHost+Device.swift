import Foundation
@_spi(Host) import UIKit

/// What the device has beside its screen: other apps, a battery, a motor.
extension ViewHost {
  /// What the app has asked other apps to open, in order.
  public var openedURLs: [URL] { log.openedURLs }

  /// How the app has had the device answer fingers, in order.
  public var feedback: [Feedback] { log.feedback }

  /// The URL schemes of apps that are on the device beside the system's own.
  ///
  /// - Default: none. Those of the web, mail, telephone, messages and settings are the system's.
  public var schemesOfOtherApps: Set<String> {
    get { host.userInterface.links.schemesOfOtherApps }
    set { host.userInterface.links.schemesOfOtherApps = Set(newValue.map { $0.lowercased() }) }
  }

  /// Gives the device a battery, or another charge; an app that watches it hears of it.
  ///
  /// - Parameter level: from 0 to 1; `nil` for a battery that nobody knows, as at the start.
  public func setBattery(level: Float?, state: UIDevice.BatteryState) {
    run {
      host.userInterface.deviceState.setBattery(level: level, state: state)
      update()
    }
  }

  /// Holds the device otherwise than straight, until it is held otherwise again: motion effects follow it.
  ///
  /// - Parameters:
  ///   - horizontal: how far it is turned to the side, from -1, to the left, to 1; 0 is straight. What lies beyond counts as the
  ///     nearer end.
  ///   - vertical: how far it is turned up or down, from -1 to 1.
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
  /// Taps an Apple Pencil twice: the interactions of the views in the window hear of it.
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
