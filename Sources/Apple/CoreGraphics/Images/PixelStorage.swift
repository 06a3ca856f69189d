import Foundation

/// The pixels in the native layout of drawing: 4 bytes, blue first, premultiplied, with rows from top to bottom.
///
/// It is the same as cairo's ARGB32. Images and bitmap contexts share storages, which are copied on write.
///
/// Unchecked: shared storages are only read.
package final class PixelStorage: @unchecked Sendable {
  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  package let base: UnsafeMutableRawPointer
  private let owner: AnyObject?

  /// The maximum side length, which is cairo's. Larger images are rejected, since they are too large for a screen.
  package static let longestSide = 32767
  package static let maxBytes = 1 << 31

  package static func isReasonable(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= longestSide && height <= longestSide && width * height * 4 <= maxBytes
  }

  /// Creates a storage with its own memory.
  ///
  /// - Parameter isCleared: Whether pixels are initially transparent; otherwise, they are undefined and must all be
  ///   written.
  package init(width: Int, height: Int, isCleared: Bool = true) {
    preconditionOfCaller(
      Self.isReasonable(width: width, height: height), "A bitmap cannot have \(width) x \(height) pixels")
    self.width = width
    self.height = height
    bytesPerRow = width * 4
    guard let memory = PixelMemory(count: bytesPerRow * height, isCleared: isCleared) else {
      fatalError("Out of memory for a bitmap of \(width) x \(height) pixels")
    }
    base = memory.base
    owner = memory
  }

  /// Creates a storage with memory of another owner.
  ///
  /// - Parameter owner: The owner, retained as long as the storage.
  package init(base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, owner: AnyObject?) {
    self.base = base
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.owner = owner
  }

  package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  package func copy() -> PixelStorage {
    let result = PixelStorage(width: width, height: height, isCleared: false)
    for y in 0..<height { memcpy(result.base + y * result.bytesPerRow, base + y * bytesPerRow, width * 4) }
    return result
  }
}
