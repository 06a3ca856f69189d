import Foundation

/// The cache of an image for drawing. As on Apple's systems, images can be drawn on any thread, so that it is locked.
final class ImageCache {
  private let lock = NSLock()
  private var converted: [(encoding: ColorEncoding, pixels: PixelStorage)] = []
  private var maskCoverage: [UInt8]?
  private var decodeValues: UnsafeMutablePointer<CGFloat>?

  deinit { decodeValues?.deallocate() }

  // Values are created outside of the lock, since one may need another. Creating one twice has the same result.

  func pixels(in encoding: ColorEncoding, make: () -> PixelStorage) -> PixelStorage {
    if let known = lock.withLock({ converted.first { $0.encoding == encoding } }) { return known.pixels }
    let pixels = make()
    lock.withLock {
      // Two of them: for the screen's space and a bitmap's. More would use memory for rare cases.
      if converted.count > 1 { converted.removeFirst() }
      converted.append((encoding, pixels))
    }
    return pixels
  }

  func coverage(make: () -> [UInt8]) -> [UInt8] {
    if let known = lock.withLock({ maskCoverage }) { return known }
    let coverage = make()
    lock.withLock { maskCoverage = coverage }
    return coverage
  }

  func decodePointer(_ values: [CGFloat]) -> UnsafePointer<CGFloat>? {
    guard !values.isEmpty else { return nil }
    return lock.withLock {
      if let decodeValues { return UnsafePointer(decodeValues) }
      let memory = UnsafeMutablePointer<CGFloat>.allocate(capacity: values.count)
      memory.initialize(from: values, count: values.count)
      decodeValues = memory
      return UnsafePointer(memory)
    }
  }
}
