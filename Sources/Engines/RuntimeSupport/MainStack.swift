import CRuntimeSupport

/// The main thread's stack, on which views are laid out, drawn and let go, one call within another for each level of depth.
///
/// The system gives it 8 MB as a rule, which 3,000 levels of views use up in a debug build. It grows as it is used, so that more
/// costs nothing until then.
package enum MainStack {
  /// Systems keep 128 MB below a program's first stack free, whatever its limit was when it started (`mmap_base` in Linux).
  private static let wantedBytes: UInt = 96 << 20
  /// What a call that is under way may still need before it is asked again.
  private static let reservedBytes: UInt = 256 << 10

  private struct Bounds {
    var lowest: UInt = 0
    var nearlyUsedUp: UInt = 0
  }

  /// Makes room, once for the process.
  package static func makeRoom() { _ = bounds }

  /// Whether the main thread's stack is nearly used up. Other threads never say so.
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
