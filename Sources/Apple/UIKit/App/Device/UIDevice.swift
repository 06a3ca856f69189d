import Foundation

/// The device that the app runs on, as the host says.
///
/// - Source: developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of the host whose code runs.
  public class var current: UIDevice { UserInterface.current.device }

  /// UIKit listens for turns from the start, for the sake of the controllers that turn with the device.
  private static let listenersOfUIKit = 1
  private final var listenersForTurns = UIDevice.listenersOfUIKit
  private final var watchesBattery = false

  // MARK: - What it is

  /// The kind of device, which is all that apps are told of its owner's name for it since iOS 16.
  open var name: String { model }

  /// "iPhone" or "iPad", by the idiom of the screen.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// ``model`` in the user's language, where both names are the same in all languages.
  open var localizedModel: String { model }

  /// "iOS" or, on an iPad, "iPadOS".
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The version of the system: that of the iOS whose behavior this UIKit has, unless the host says another.
  open var systemVersion: String { UserInterface.current.deviceState.systemVersion }

  /// The kind of interface that the device shows.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

  /// Whether apps can go on in the background: yes.
  open var isMultitaskingSupported: Bool { true }

  /// What tells the device apart for the apps of one maker.
  ///
  /// It is made from the app's bundle identifier, and so the same in each run of the app.
  open var identifierForVendor: UUID? { HostDevice.identifier(for: Bundle.main.bundleIdentifier ?? "") }

  // MARK: - How it is held

  /// How the device is held: as the host's screen is turned.
  ///
  /// - Default: ``UIDeviceOrientation/portrait``, or ``UIDeviceOrientation/landscapeLeft`` where the screen is wider than high.
  ///   UIKit itself listens for turns, so this is known without a call of ``beginGeneratingDeviceOrientationNotifications()``.
  open var orientation: UIDeviceOrientation { HostDevice.orientation(of: UIScreen.main.configuration) }

  /// Whether turns are announced.
  ///
  /// - Default: `true`, as UIKit listens.
  open var isGeneratingDeviceOrientationNotifications: Bool { listenersForTurns > 0 }

  /// Asks that turns are announced; each call wants one of ``endGeneratingDeviceOrientationNotifications()``.
  open func beginGeneratingDeviceOrientationNotifications() {
    listenersForTurns += 1
  }

  /// Takes one call of ``beginGeneratingDeviceOrientationNotifications()`` back. More calls than that have no effect.
  open func endGeneratingDeviceOrientationNotifications() {
    listenersForTurns = max(listenersForTurns - 1, UIDevice.listenersOfUIKit)
  }

  /// The device was turned. The object is the device.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  // MARK: - Its battery

  /// Whether the app wants to know of the battery.
  ///
  /// - Default: `false`.
  open var isBatteryMonitoringEnabled: Bool {
    get { watchesBattery }
    set { watchesBattery = newValue }
  }

  /// How full the battery is, from 0 to 1; -1 where it can't be told, or ``isBatteryMonitoringEnabled`` is `false`.
  open var batteryLevel: Float { watchesBattery ? UserInterface.current.deviceState.batteryLevel : -1 }

  /// What becomes of the battery; unknown while ``isBatteryMonitoringEnabled`` is `false`.
  open var batteryState: BatteryState { watchesBattery ? UserInterface.current.deviceState.batteryState : .unknown }

  /// The battery is more, or less, full. The object is the device.
  public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }

  /// The battery began or ended to take power, or is full. The object is the device.
  public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }

  // MARK: - What is near

  /// Whether the app wants to know what comes near the screen.
  ///
  /// It stays `false` when it is set: so do devices without a sensor say that they have none, and a host has none.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether something is near the screen: no, without a sensor.
  open var proximityState: Bool { false }

  /// Something came near the screen, or left.
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
  /// Clicks as keys do, where an input view asks for it. A host makes no sound.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidevice/playinputclick()
  public func playInputClick() {}
}
