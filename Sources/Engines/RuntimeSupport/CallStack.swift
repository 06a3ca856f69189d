import CRuntimeSupport
import Foundation

/// Who has called, as return addresses: cheap to note, and told by the tables for debuggers when somebody asks.
package struct CallStack: Sendable, Equatable {
  /// Return addresses, the innermost first: each lies behind the call.
  package let addresses: [UInt]

  /// More than any initializer of UIKit's calls between its caller and `UIView`'s own; nibs and lists lie in between as well.
  private static let capacity = 48

  /// Who calls the function that asks.
  ///
  /// - Parameter outermost: a frame (``frame``) where the walk ends; `0` for none.
  @inline(never)
  package static func current(upTo outermost: UInt = 0) -> CallStack {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: capacity) { buffer in
      let count = call_stack_read(buffer.baseAddress!, capacity, outermost)
      return CallStack(addresses: Array(buffer[..<count]))
    }
  }

  /// The frame of the function that asks.
  @inline(never)
  package static var frame: UInt {
    // Were the call the last act here, it would need no frame, and the one found would be that of the function's caller.
    call_stack_frame() & ~asyncMark
  }

  /// In the frame pointers of async functions (docs/ABI/CallingConvention… of Swift, "extended frames").
  private static let asyncMark: UInt = 1 << 60

  /// Has a signal that asks for the program's stack find it in a function with a frame, so that none of its callers is missing.
  ///
  /// Once for each signal, after its handler is there.
  ///
  /// - Returns: whether there is such a handler, and it is led from now on.
  @discardableResult
  package static func beginInFrame(onSignal number: Int32) -> Bool { stack_signal_lead(number) }

  /// A place in the code of the program or of a library that it has loaded, as the file's debug tables count.
  package struct Place: Hashable, Sendable {
    /// The file; empty for the program itself.
    package let image: String
    package let offset: UInt64
  }

  /// The place of the call that an address comes back to.
  package static func place(of returnAddress: UInt) -> Place? {
    var path: UnsafePointer<CChar>?
    var offset: UInt64 = 0
    guard returnAddress > 0, call_stack_image(returnAddress - 1, &path, &offset), let path else { return nil }
    return Place(image: String(cString: path), offset: offset)
  }

  /// The file in which this module's own code lies; empty for the program itself.
  package static var ownImage: String? {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: 1) { buffer in
      call_stack_read(buffer.baseAddress!, 1, 0) == 1 ? place(of: buffer[0])?.image : nil
    }
  }

  /// A Swift function's name as people write it; `nil` for what is none, and where the runtime can't say.
  package static func plainName(of symbol: String) -> String? {
    guard symbol.hasPrefix("$s"), let text = call_stack_demangle(symbol) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  package static let mechanism = RuntimeMechanism("frame pointers that are chained") {
    let (outer, inner) = (trialDepth(under: 0), trialDepth(under: 3))
    // Each call adds a frame, and one to the sum.
    guard inner == outer + 6 else { return "three calls more are \(inner - outer - 3) frames" }
    return nil
  }

  /// How many frames there are below some calls, and how many calls: what is added after a call keeps it from being the function's
  /// last act, which needs no frame.
  @inline(never)
  private static func trialDepth(under calls: Int) -> Int {
    calls == 0 ? current().addresses.count : trialDepth(under: calls - 1) + 1
  }
}
