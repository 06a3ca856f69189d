import CRuntimeSupport

/// The stack of the main thread, on which views are laid out, drawn and released recursively.
///
/// Systems usually limit it to 8 MB, which 3,000 levels of views use up in a debug build. The stack grows on use, so a
/// higher limit is free.
package enum MainStack {
  /// The wanted size. Systems reserve 128 MB of addresses below a program's first stack, regardless of its limit at the
  /// start (`mmap_base` in Linux).
  private static let wantedBytes: UInt = 96 << 20
  /// The space that a running call may still need before the next check.
  private static let reservedBytes: UInt = 256 << 10

  private struct Bounds {
    var lowest: UInt = 0
    var nearlyUsedUp: UInt = 0
  }

  /// Raises the limit, once for the process.
  package static func makeRoom() { _ = bounds }

  /// Whether the stack of the main thread is nearly used up. It is always `false` on other threads.
  package static var isNearlyUsedUp: Bool {
    var marker: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    return address < bounds.nearlyUsedUp && address >= bounds.lowest
  }

  private static let bounds: Bounds = {
    var (top, room): (UInt, UInt) = (0, 0)
    main_stack_make_room(wantedBytes, &top, &room)
    guard room > 2 * reservedBytes, top > room else { return Bounds() }
    return Bounds(lowest: top - room, nearlyUsedUp: top - room + reservedBytes)
  }()
}
