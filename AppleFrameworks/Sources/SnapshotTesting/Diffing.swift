import Foundation
import XCTest

/// How values of a format are kept in files, and what differs between two of them.
public struct Diffing<Value> {
  /// The value as it lies in a file.
  public let toData: (Value) -> Data
  /// The value that lies in a file.
  public let fromData: (Data) -> Value
  /// What differs between the reference, which comes first, and the new value, in words and as attachments; `nil` where nothing does.
  public let diff: (Value, Value) -> (String, [XCTAttachment])?

  /// A format of your own.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// Something that belongs to a failure: XCTest on Linux has no such class.
public final class XCTAttachment: NSObject {
  /// What is attached.
  public let payload: Data
  /// The name under which it is shown.
  public var name: String?
  let pathExtension: String

  /// Bytes of a kind of file.
  public init(data: Data, uniformTypeIdentifier: String = "public.data") {
    payload = data
    pathExtension = uniformTypeIdentifier == "public.png" ? "png" : "dat"
  }

  /// A text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }
}
