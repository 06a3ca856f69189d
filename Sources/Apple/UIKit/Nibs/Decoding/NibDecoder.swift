import Foundation
import InterfaceBuilder

/// The coder with which the objects of a nib are created. The initializer of each UIKit class reads the attributes of
/// that class after its superclass did.
///
/// When `super.init(coder:)` returns in a subclass, the object is in the same state as on iOS: configured, with its
/// subviews, but without constraints and connections, which need all objects. The coder has no keys of its own.
package final class NibDecoder: NSCoder {
  package let object: Object
  package let nib: NibInstantiation

  init(_ object: Object, of nib: NibInstantiation) {
    self.object = object
    self.nib = nib
    super.init()
  }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject() -> Any? { nil }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeCInt(forKey key: String) -> Int32 { 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
  package override func withDecodedUnsafeBufferPointer<ResultType>(
    forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> ResultType
  ) rethrows -> ResultType {
    try body(nil)
  }
}
