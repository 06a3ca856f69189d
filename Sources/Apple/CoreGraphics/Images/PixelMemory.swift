import Foundation
import Glibc

/// The memory of pixels. Large blocks are mapped separately.
///
/// In the heap, freeing a block with the size of a screen leaves a gap. The next small, long-lived block uses a part of
/// it, so that the next screen needs new memory. A process that draws many screens would then grow without containing
/// more images.
///
/// Unchecked: the address is constant, and the owner is responsible for the contents.
final class PixelMemory: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  /// The size of the mapping, or `nil` for a block of the heap.
  private let mappedCount: Int?

  /// The size of huge pages on x86-64, and on aarch64 with pages of 4 KB. A huge page is allocated and cleared at once,
  /// so that mapping takes half the time of clearing a used block; with pages of 4 KB, it would take twice that time.
  private static let hugePage = 1 << 21
  /// The minimum size of a mapping, half of a huge page.
  private static let minMapped = hugePage / 2

  /// Whether the system provides huge pages on request.
  private static let hasHugePages: Bool = {
    let setting = try? String(contentsOfFile: "/sys/kernel/mm/transparent_hugepage/enabled", encoding: .utf8)
    return setting.map { !$0.contains("[never]") } ?? false
  }()

  /// - Parameter isCleared: Whether all bytes are initially 0; otherwise, they are undefined.
  init?(count: Int, isCleared: Bool) {
    if count >= Self.minMapped, Self.hasHugePages, let mapping = Self.map(count) {
      base = mapping.base
      mappedCount = mapping.count
    } else {
      guard let memory = isCleared ? calloc(count, 1) : malloc(count) else { return nil }
      base = memory
      mappedCount = nil
    }
  }

  deinit {
    if let mappedCount { munmap(base, mappedCount) } else { free(base) }
  }

  /// Returns cleared memory that begins at a huge page. The last huge page is complete if at least half of it is
  /// needed.
  private static func map(_ needed: Int) -> (base: UnsafeMutableRawPointer, count: Int)? {
    let page = sysconf(Int32(_SC_PAGESIZE))
    let rest = needed % hugePage
    let count = rest >= hugePage / 2 ? needed - rest + hugePage : (needed + page - 1) / page * page
    guard let start = mmap(nil, count + hugePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      start != MAP_FAILED
    else { return nil }
    // The memory before and after it is released.
    let before = (hugePage - Int(bitPattern: start) % hugePage) % hugePage
    let base = start + before
    if before > 0 { munmap(start, before) }
    munmap(base + count, hugePage - before)
    madvise(base, count, MADV_HUGEPAGE)
    return (base, count)
  }
}
