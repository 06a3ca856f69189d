import Foundation

/// The state of a host's device apart from its screen.
@MainActor
package final class HostDevice {
  /// A closure that rotates the device to landscape or portrait.
  package var turn: ((_ isLandscape: Bool) -> Void)? {
    didSet {
      guard let turn, let isLandscape = awaitedTurn else { return }
      awaitedTurn = nil
      turn(isLandscape)
    }
  }

  /// The orientation that an app requested during its launch, before its host could rotate the device.
  private var awaitedTurn: Bool?

  func requestTurn(isLandscape: Bool) {
    if let turn { turn(isLandscape) } else { awaitedTurn = isLandscape }
  }

  private(set) var batteryLevel: Float = -1
  private(set) var batteryState = UIDevice.BatteryState.unknown

  package init() {}

  /// Sets the battery and its charge and notifies apps that monitor it.
  ///
  /// - Parameter level: The charge from 0 to 1; `nil` if it is unknown.
  package func setBattery(level: Float?, state: UIDevice.BatteryState) {
    preconditionOfCaller(
      level.map { 0...1 ~= $0 } ?? true, "A battery level must be in the range 0 to 1, not \(level ?? 0)")
    let (oldLevel, oldState) = (batteryLevel, batteryState)
    batteryLevel = level ?? -1
    batteryState = level == nil ? .unknown : state
    let device = UIDevice.current
    guard device.isBatteryMonitoringEnabled else { return }
    if batteryState != oldState { device.post(UIDevice.batteryStateDidChangeNotification) }
    if batteryLevel != oldLevel { device.post(UIDevice.batteryLevelDidChangeNotification) }
  }

  /// Returns the orientation of the device. In landscape, the interface is rotated to the right and thus the device to
  /// the left.
  static func orientation(of screen: ScreenConfiguration) -> UIDeviceOrientation {
    screen.size.width > screen.size.height ? .landscapeLeft : .portrait
  }

  /// Returns a 128-bit number that depends only on the name (FNV-1a), marked as name-based.
  static func identifier(for name: String) -> UUID {
    var hashes: [UInt64] = [0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4]
    for byte in name.utf8 {
      for index in hashes.indices { hashes[index] = (hashes[index] ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    var bytes = hashes.flatMap { hash in (0..<8).map { UInt8(truncatingIfNeeded: hash >> (UInt64($0) * 8)) } }
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9], bytes[10],
        bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}

extension UserInterface {
  @MainActor package final var deviceState: HostDevice { part { HostDevice() } }
}
