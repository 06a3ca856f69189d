import Foundation

/// The reused pixels for layers, since allocating memory is as slow as drawing on it.
final class ScratchPixels {
  private final class Block {
    let count: Int
    private let memory: PixelMemory
    var base: UnsafeMutableRawPointer { memory.base }

    init(_ count: Int) {
      guard let memory = PixelMemory(count: count, isCleared: false) else {
        fatalError("Out of memory for \(count) bytes of a layer's pixels")
      }
      self.count = count
      self.memory = memory
    }
  }

  private var free: [Block] = []
  private var used: [ObjectIdentifier: Block] = [:]
  private static let maxKept = 4

  /// Returns pixels with a size, optionally transparent, otherwise undefined.
  func take(_ width: Int, _ height: Int, isCleared: Bool = true) -> PixelStorage {
    let count = width * height * 4
    let block: Block
    // The smallest sufficient block, but not one that is far too large.
    let fitting = free.indices.filter { free[$0].count >= count && free[$0].count <= max(count * 8, 1 << 16) }
    if let best = fitting.min(by: { free[$0].count < free[$1].count }) {
      block = free.remove(at: best)
    } else {
      block = Block(count)
    }
    if isCleared { memset(block.base, 0, count) }
    let storage = PixelStorage(base: block.base, width: width, height: height, bytesPerRow: width * 4, owner: block)
    used[ObjectIdentifier(storage)] = block
    return storage
  }

  /// Returns the pixels of a surface that isn't needed any more.
  func give(_ surface: SurfacePixels) {
    guard let block = used.removeValue(forKey: ObjectIdentifier(surface.storage)) else { return }
    free.append(block)
    if free.count > Self.maxKept, let smallest = free.indices.min(by: { free[$0].count < free[$1].count }) {
      free.remove(at: smallest)
    }
  }
}
