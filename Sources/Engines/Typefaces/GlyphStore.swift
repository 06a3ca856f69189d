import Synchronization

/// A store of glyph images by strike. It removes the least recently used strikes when the limit of memory is exceeded.
///
/// Unchecked: a lock guards the mutable state.
final class GlyphStore: @unchecked Sendable {
  static let shared = GlyphStore(byteLimit: 48 << 20)

  private let byteLimit: Int
  // Everything below is used under the lock.
  private let lock = Mutex<Void>(())
  private var strikes: [GlyphStrike.Key: GlyphStrike] = [:]
  private var current: GlyphStrike?
  private var uses = 0
  private(set) var byteCount = 0

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  func image(of glyph: UInt32, subpixelX: Int, key: GlyphStrike.Key) -> GlyphImage? {
    lock.withLock { _ in
      let strike = strike(for: key)
      let slot = UInt64(glyph) << 2 | UInt64(subpixelX)
      if let known = strike.images[slot] {
        return known
      }
      let image = GlyphRenderer.image(of: glyph, subpixelX: subpixelX, key: key)
      let size = (image?.bytes.count ?? 0) + GlyphStore.overhead
      strike.images[slot] = .some(image)
      strike.byteCount += size
      byteCount += size
      if byteCount > byteLimit {
        makeRoom(keeping: strike)
      }
      return image
    }
  }

  /// The approximate size of a cached glyph without its pixels, in bytes.
  private static let overhead = 128

  private func strike(for key: GlyphStrike.Key) -> GlyphStrike {
    if let current, current.key == key {
      return current
    }
    let strike = strikes[key] ?? GlyphStrike(key: key)
    if strike.lastUse == 0 {
      strikes[key] = strike
    }
    uses += 1
    strike.lastUse = uses
    current = strike
    return strike
  }

  private func makeRoom(keeping kept: GlyphStrike) {
    for strike in strikes.values.sorted(by: { $0.lastUse < $1.lastUse }) where strike !== kept {
      guard byteCount > byteLimit / 2 else {
        return
      }
      byteCount -= strike.byteCount
      strikes[strike.key] = nil
    }
    if byteCount > byteLimit {
      byteCount -= kept.byteCount
      kept.images.removeAll()
      kept.byteCount = 0
    }
  }
}
