import CoreGraphics
import Foundation
import QuartzCore

extension NSValue {
  /// A value that contains a transform in three dimensions, such as a keyframe of an animation.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsvalue/init(catransform3d:)
  public convenience init(caTransform3D transform: CATransform3D) {
    var transform = transform
    self.init(bytes: &transform, objCType: "[16d]")
  }

  /// A value that holds a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    var transform = transform
    self.init(bytes: &transform, objCType: "[6d]")
  }

  /// A value that holds a vector.
  public convenience init(cgVector vector: CGVector) {
    var vector = vector
    self.init(bytes: &vector, objCType: "[2d]")
  }

  /// A value that holds an offset.
  public convenience init(uiOffset offset: UIOffset) {
    var offset = offset
    self.init(bytes: &offset, objCType: "[2d]")
  }

  /// The transform in the value, which must contain one.
  public var caTransform3DValue: CATransform3D { held(as: "[16d]", CATransform3DIdentity) }

  /// The transform in the value, which must contain one.
  public var cgAffineTransformValue: CGAffineTransform { held(as: "[6d]", .identity) }

  /// The vector in the value, which must contain one.
  public var cgVectorValue: CGVector { held(as: "[2d]", CGVector(dx: 0, dy: 0)) }

  /// The offset in the value, which must contain one.
  public var uiOffsetValue: UIOffset { held(as: "[2d]", .zero) }

  private func held<Value>(as type: String, _ initial: Value) -> Value {
    guard String(cString: objCType) == type else {
      fatalError("NSValue: \(self) does not contain a \(Value.self)")
    }
    var value = initial
    withUnsafeMutablePointer(to: &value) { getValue(UnsafeMutableRawPointer($0)) }
    return value
  }
}
