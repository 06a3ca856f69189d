import Foundation

/// The device that the app runs on, as provided by the host.
///
/// - Source: developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of the current host.
  public class var current: UIDevice { UserInterface.current.device }

  /// The number of UIKit's own listeners for rotations, which controllers need.
  private static let listenersOfUIKit = 1
  private final var listenersForTurns = UIDevice.listenersOfUIKit
  private final var watchesBattery = false

  // MARK: - Identity

  /// The kind of device, the only name that apps have received since iOS 16.
  open var name: String { model }

  /// The model, "iPhone" or "iPad", from the idiom of the screen.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// ``model`` in the user's language. Both names are the same in all languages.
  open var localizedModel: String { model }

  /// The name of the system: "iOS" or, on an iPad, "iPadOS".
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The version of the system: that of the SDK with whose design the host draws.
  open var systemVersion: String { UIScreen.main.configuration.systemVersion }

  /// The interface idiom of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

  /// Whether multitasking is supported: `true`.
  open var isMultitaskingSupported: Bool { true }

  /// An identifier of the device that is the same for all apps of a vendor.
  ///
  /// It is derived from the app's bundle identifier and therefore the same in each run.
  open var identifierForVendor: UUID? { HostDevice.identifier(for: Bundle.main.bundleIdentifier ?? "") }

  // MARK: - Orientation

  /// The physical orientation of the device, from the orientation of the host's screen.
  ///
  /// - Default: ``UIDeviceOrientation/portrait``, or ``UIDeviceOrientation/landscapeLeft`` if the screen is wider than
  ///   it is high. UIKit itself listens for rotations, so the value is valid without a call of
  ///   ``beginGeneratingDeviceOrientationNotifications()``.
  open var orientation: UIDeviceOrientation { HostDevice.orientation(of: UIScreen.main.configuration) }

  /// Whether rotations post notifications.
  ///
  /// - Default: `true`, since UIKit listens for them.
  open var isGeneratingDeviceOrientationNotifications: Bool { listenersForTurns > 0 }

  /// Begins notifications of rotations. Each call must be balanced with one of
  /// ``endGeneratingDeviceOrientationNotifications()``.
  open func beginGeneratingDeviceOrientationNotifications() {
    listenersForTurns += 1
  }

  /// Balances a call of ``beginGeneratingDeviceOrientationNotifications()``. Additional calls have no effect.
  open func endGeneratingDeviceOrientationNotifications() {
    listenersForTurns = max(listenersForTurns - 1, UIDevice.listenersOfUIKit)
  }

  /// The name of the notification that the device's orientation changed. Its object is the device.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  // MARK: - Battery

  /// Whether the app monitors the battery.
  ///
  /// - Default: `false`.
  open var isBatteryMonitoringEnabled: Bool {
    get { watchesBattery }
    set { watchesBattery = newValue }
  }

  /// The charge of the battery from 0 to 1; -1 if it is unknown or ``isBatteryMonitoringEnabled`` is `false`.
  open var batteryLevel: Float { watchesBattery ? UserInterface.current.deviceState.batteryLevel : -1 }

  /// The state of the battery; unknown if ``isBatteryMonitoringEnabled`` is `false`.
  open var batteryState: BatteryState { watchesBattery ? UserInterface.current.deviceState.batteryState : .unknown }

  /// The name of the notification that the battery level changed. Its object is the device.
  public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }

  /// The name of the notification that the battery state changed. Its object is the device.
  public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }

  // MARK: - Proximity

  /// Whether the app monitors the proximity of the screen.
  ///
  /// Setting it has no effect: it remains `false`, as on devices without a sensor, since a host has none.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether an object is close to the screen: `false`, since there is no sensor.
  open var proximityState: Bool { false }

  /// The name of the notification that the proximity state changed.
  public nonisolated class var proximityStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
  }

  final func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UserInterface {
  @MainActor final var device: UIDevice { part { UIDevice() } }
}

extension UIDevice {
  /// Plays a keyboard click if an input view enables it. A host plays no sound.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidevice/playinputclick()
  public func playInputClick() {}
}
