import CoreMotion
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("CMMotionManager", .ownHosts)
struct CMMotionManagerTests {
  @Test("there are no sensors, and who listens hears nothing")
  func none() {
    let (host, manager) = (ViewHost(), CMMotionManager())
    host.show(UIViewController())
    var heard = 0
    host.run { manager.startAccelerometerUpdates(to: .main) { _, _ in heard += 1 } }
    host.advance(by: 1)
    #expect(heard == 0 && !manager.isAccelerometerActive && manager.accelerometerData == nil)
    #expect(!manager.isDeviceMotionAvailable && !manager.isGyroAvailable)
  }
}
