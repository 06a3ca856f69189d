import Foundation

/// What an image keeps for drawing. The lock lets images be drawn from any thread, as Apple's can.
final class ImageCache {
  private let lock = NSLock()
  private var converted: [(encoding: ColorEncoding, pixels: PixelStorage)] = []
  private var maskCoverage: [UInt8]?
  private var decodeValues: UnsafeMutablePointer<CGFloat>?

  deinit { decodeValues?.deallocate() }

  // What is kept is made outside of the lock, as making one thing may need another. Made twice, it is the same.

  func pixels(in encoding: ColorEncoding, make: () -> PixelStorage) -> PixelStorage {
    if let known = lock.withLock({ converted.first { $0.encoding == encoding } }) { return known.pixels }
    let pixels = make()
    lock.withLock {
      // Two: the screen's space and a bitmap's. More would keep memory for what is drawn once.
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
