@_spi(Host) import UIKit

extension ViewHost {
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
