extension UIDevice {
  /// The state of the device's battery.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidevice/batterystate-swift.enum
  public enum BatteryState: Int, Sendable {
    /// The state is unknown or not monitored.
    case unknown = 0
    /// The device isn't connected to power.
    case unplugged = 1
    /// The device is connected to power, and the battery isn't full.
    case charging = 2
    /// The device is connected to power, and the battery is full.
    case full = 3
  }
}
