import Foundation
import Glibc

/// The bytes of pixels. Large ones are mapped and unmapped by themselves.
///
/// From the heap, a block as large as a screen leaves a hole when it is freed. The next small block that lives on is put into that hole, so that the
/// next screen's pixels need new memory behind it: a process that draws one screen after the other would grow by a picture every few screens,
/// though it holds none of them.
///
/// Unchecked: the address is fixed, and what is written there is its owner's concern.
final class PixelMemory: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  /// What is mapped, or `nil` for a block of the heap.
  private let mappedCount: Int?

  /// The size of x86-64's huge pages, and of aarch64's with pages of 4 KB. One of them is got and cleared as a whole, so that
  /// mapping costs half of what clearing a used block does; by pages of 4 KB it would cost twice that.
  private static let hugePage = 1 << 21
  /// What fills half of a huge page is worth one.
  private static let minMapped = hugePage / 2

  /// Whether the system gives huge pages to those who ask for them.
  private static let hasHugePages: Bool = {
    let setting = try? String(contentsOfFile: "/sys/kernel/mm/transparent_hugepage/enabled", encoding: .utf8)
    return setting.map { !$0.contains("[never]") } ?? false
  }()

  /// - Parameter isCleared: Whether all bytes start as 0; else they are undefined.
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

  /// Zeros that begin at a huge page. The last huge page is a whole one if half of it is needed.
  private static func map(_ needed: Int) -> (base: UnsafeMutableRawPointer, count: Int)? {
    let page = sysconf(Int32(_SC_PAGESIZE))
    let rest = needed % hugePage
    let count = rest >= hugePage / 2 ? needed - rest + hugePage : (needed + page - 1) / page * page
    guard let start = mmap(nil, count + hugePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      start != MAP_FAILED
    else { return nil }
    // What lies before and behind is given back.
    let before = (hugePage - Int(bitPattern: start) % hugePage) % hugePage
    let base = start + before
    if before > 0 { munmap(start, before) }
    munmap(base + count, hugePage - before)
    madvise(base, count, MADV_HUGEPAGE)
    return (base, count)
  }
}
