import CoreGraphics
import Foundation
import Glibc
import Testing

@Suite("Memory of pixels")
struct PixelMemoryTests {
  private static let hasHugePages =
    (try? String(contentsOfFile: "/sys/kernel/mm/transparent_hugepage/enabled", encoding: .utf8))
    .map { !$0.contains("[never]") } ?? false

  private func beginsAtPage(_ pixels: PixelStorage) -> Bool {
    Int(bitPattern: pixels.base) % sysconf(Int32(_SC_PAGESIZE)) == 0
  }

  // Blocks in the heap begin after a header, and a small block next to them would prevent the release of their memory.
  @Test(
    "Pixels of a screen have pages of their own",
    .enabled(if: hasHugePages, "the system gives nobody huge pages"))
  func screen() {
    // Makes the allocator use the heap for blocks as large as a screen, as it does after the release of the first one.
    let block = malloc(30 << 20)
    withExtendedLifetime(block) {}
    free(block)
    let screens = [true, false, true, false].map { PixelStorage(width: 1206, height: 2622, isCleared: $0) }
    #expect(screens.allSatisfy(beginsAtPage))
  }

  @Test("Small pictures share pages, since a mapping of their own would cost more than they do")
  func icon() {
    let icons = (0..<8).map { _ in PixelStorage(width: 60, height: 60) }
    #expect(!icons.allSatisfy(beginsAtPage))
  }

  @Test("Cleared pixels are transparent to the last byte", arguments: [1, 600, 724, 1_024, 1_448, 3_000])
  func cleared(side: Int) {
    for _ in 0..<2 {
      let pixels = PixelStorage(width: side, height: side)
      let bytes = UnsafeRawBufferPointer(start: pixels.base, count: side * side * 4)
      #expect(bytes.allSatisfy { $0 == 0 })
      memset(pixels.base, 0xFF, side * side * 4)
    }
  }
}
