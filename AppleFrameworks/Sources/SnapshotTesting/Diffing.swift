import Foundation
import XCTest

/// The storage of values of a format in files, and the comparison of two values.
public struct Diffing<Value> {
  /// A closure that returns the data of a value for a file.
  public let toData: (Value) -> Data
  /// A closure that returns the value from the data of a file.
  public let fromData: (Data) -> Value
  /// A closure that returns the difference of the reference, which is the first argument, and the new value, as text
  /// and attachments; `nil` if they are equal.
  public let diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a custom format.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// An attachment of a failure. XCTest on Linux does not provide this class.
public final class XCTAttachment: NSObject {
  /// The attached data.
  public let payload: Data
  /// The displayed name.
  public var name: String?
  let pathExtension: String

  /// Creates an attachment with data of a type.
  public init(data: Data, uniformTypeIdentifier: String = "public.data") {
    payload = data
    pathExtension = uniformTypeIdentifier == "public.png" ? "png" : "dat"
  }

  /// Creates an attachment with a string.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }
}
