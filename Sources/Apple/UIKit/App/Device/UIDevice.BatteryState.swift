extension UIDevice {
  /// What becomes of the device's battery.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidevice/batterystate-swift.enum
  public enum BatteryState: Int, Sendable {
    /// It can't be told, or nobody watches.
    case unknown = 0
    /// The battery gives power.
    case unplugged = 1
    /// The battery takes power, and isn't full.
    case charging = 2
    /// The battery is full, and the device has power.
    case full = 3
  }
}
