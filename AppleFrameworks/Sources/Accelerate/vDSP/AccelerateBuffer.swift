// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A buffer of contiguous elements, for vectors of numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/acceleratebuffer
public protocol AccelerateBuffer {
  associatedtype Element

  var count: Int { get }

  func withUnsafeBufferPointer<R, E: Error>(
    _ body: (UnsafeBufferPointer<Element>) throws(E) -> R
  ) throws(E) -> R
}

/// A buffer of elements that can be changed.
///
/// - Source: developer.apple.com/documentation/accelerate/acceleratemutablebuffer
public protocol AccelerateMutableBuffer: AccelerateBuffer {
  mutating func withUnsafeMutableBufferPointer<R, E: Error>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws(E) -> R
  ) throws(E) -> R
}

extension Array: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {
  public func withUnsafeBufferPointer<R, E: Error>(
    _ body: (UnsafeBufferPointer<Element>) throws(E) -> R
  ) throws(E) -> R {
    try body(self)
  }
}
extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
  public func withUnsafeBufferPointer<R, E: Error>(
    _ body: (UnsafeBufferPointer<Element>) throws(E) -> R
  ) throws(E) -> R {
    try body(UnsafeBufferPointer(self))
  }

  public mutating func withUnsafeMutableBufferPointer<R, E: Error>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws(E) -> R
  ) throws(E) -> R {
    try body(&self)
  }
}
