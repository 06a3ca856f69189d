import Foundation

/// A manager of the device's motion. The device does not move and has no sensors, as in a simulator, so no data is
/// delivered.
///
/// - Source: developer.apple.com/documentation/coremotion/cmmotionmanager
open class CMMotionManager: NSObject, @unchecked Sendable {
  // Unchecked: Only intervals are mutable, and they are not read.
  public override init() { super.init() }

  // MARK: - Acceleration

  open var isAccelerometerAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var accelerometerData: CMAccelerometerData? { nil }
  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
  }
  open func stopAccelerometerUpdates() {}

  // MARK: - Rotation

  open var isGyroAvailable: Bool { false }
  open var isGyroActive: Bool { false }
  open var gyroUpdateInterval: TimeInterval = 0.01
  open var gyroData: CMGyroData? { nil }
  open func startGyroUpdates() {}
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
  open func stopGyroUpdates() {}

  // MARK: - Device motion

  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  open var deviceMotion: CMDeviceMotion? { nil }
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
  open func stopDeviceMotionUpdates() {}
}

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// An acceleration, in multiples of the earth's gravity.
///
/// - Source: developer.apple.com/documentation/coremotion/cmacceleration
public struct CMAcceleration: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation rate, in radians per second.
///
/// - Source: developer.apple.com/documentation/coremotion/cmrotationrate
public struct CMRotationRate: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A timed measurement of a sensor. No measurements are delivered.
///
/// - Source: developer.apple.com/documentation/coremotion/cmlogitem
open class CMLogItem: NSObject, @unchecked Sendable {
  // Unchecked: The type has no state.
  override init() { super.init() }
  open var timestamp: TimeInterval { 0 }
}

open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  // Unchecked: The requirements of the superclass apply.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

open class CMGyroData: CMLogItem, @unchecked Sendable {
  // Unchecked: The requirements of the superclass apply.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// - Source: developer.apple.com/documentation/coremotion/cmdevicemotion
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  // Unchecked: The requirements of the superclass apply.
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// An attitude, with angles in radians.
///
/// - Source: developer.apple.com/documentation/coremotion/cmattitude
open class CMAttitude: NSObject, @unchecked Sendable {
  // Unchecked: The type has no state.
  override init() { super.init() }
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
}
