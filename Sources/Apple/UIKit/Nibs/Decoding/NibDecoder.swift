import Foundation
import InterfaceBuilder

/// The coder that an object of a nib is made with: an initializer of UIKit's classes that meets it reads what the file says
/// of the object's part that is its own, once its superclass has read its part.
///
/// So a subclass finds the object as on iOS when `super.init(coder:)` returns: configured, with its subviews, but without
/// constraints and connections, which need all objects. It has no keys of its own to offer.
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
