import CRuntimeSupport
import Foundation

/// The callers of some code, as return addresses. Recording is cheap; debug tables resolve the addresses on demand.
package struct CallStack: Sendable, Equatable {
  /// The return addresses, innermost first. Each is the address after the call.
  package let addresses: [UInt]

  /// The limit of addresses, which is higher than the calls from an initializer's caller to `UIView`, including nibs
  /// and lists.
  private static let capacity = 48

  /// Returns the callers of the calling function.
  ///
  /// - Parameter outermost: The frame (``frame``) at which the list ends, or `0` for none.
  @inline(never)
  package static func current(upTo outermost: UInt = 0) -> CallStack {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: capacity) { buffer in
      let count = call_stack_read(buffer.baseAddress!, capacity, outermost)
      return CallStack(addresses: Array(buffer[..<count]))
    }
  }

  /// The frame of the calling function.
  @inline(never)
  package static var frame: UInt {
    // Without the operation after it, the call would be a tail call without a frame, and the result would be the frame
    // of the function's caller.
    call_stack_frame() & ~asyncMark
  }

  /// The bit that marks the frame pointers of async functions (docs/ABI/CallingConvention… of Swift, "extended
  /// frames").
  private static let asyncMark: UInt = 1 << 60

  /// Makes a signal that requests the program's stack interrupt a function with a frame, so that no caller is missing.
  ///
  /// Call it once for each signal, after the handler is installed.
  ///
  /// - Returns: Whether the signal has a handler that is now called this way.
  @discardableResult
  package static func beginInFrame(onSignal number: Int32) -> Bool { stack_signal_lead(number) }

  /// A position in the code of the program or of a loaded library, as in the file's debug tables.
  package struct Place: Hashable, Sendable {
    /// The path of the file, or an empty string for the program itself.
    package let image: String
    package let offset: UInt64
  }

  /// Returns the position of the call that belongs to a return address.
  package static func place(of returnAddress: UInt) -> Place? {
    var path: UnsafePointer<CChar>?
    var offset: UInt64 = 0
    guard returnAddress > 0, call_stack_image(returnAddress - 1, &path, &offset), let path else { return nil }
    return Place(image: String(cString: path), offset: offset)
  }

  /// The path of the file that contains this module, or an empty string for the program itself.
  package static var ownImage: String? {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: 1) { buffer in
      call_stack_read(buffer.baseAddress!, 1, 0) == 1 ? place(of: buffer[0])?.image : nil
    }
  }

  /// Returns the readable name of a Swift function, or `nil` for other symbols and if the runtime can't provide it.
  package static func plainName(of symbol: String) -> String? {
    guard symbol.hasPrefix("$s"), let text = call_stack_demangle(symbol) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  package static let mechanism = RuntimeMechanism("frame pointers that are chained") {
    let (outer, inner) = (trialDepth(under: 0), trialDepth(under: 3))
    // Each call adds a frame, and one to the sum.
    guard inner == outer + 6 else { return "three additional calls add \(inner - outer - 3) frames" }
    return nil
  }

  /// Returns the number of frames below some calls plus the number of calls. The addition prevents a tail call, which
  /// has no frame.
  @inline(never)
  private static func trialDepth(under calls: Int) -> Int {
    calls == 0 ? current().addresses.count : trialDepth(under: calls - 1) + 1
  }
}
