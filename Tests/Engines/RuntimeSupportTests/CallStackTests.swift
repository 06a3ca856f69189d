import Foundation
import RuntimeSupport
import Testing

@Suite("Call stacks")
struct CallStackTests {
  @inline(never)
  private func outer(_ body: () -> CallStack) -> CallStack {
    let stack = inner(body)
    #expect(!stack.addresses.isEmpty)
    return stack
  }

  @inline(never)
  private func inner(_ body: () -> CallStack) -> CallStack {
    let stack = body()
    #expect(!stack.addresses.isEmpty)
    return stack
  }

  @Test("frames are chained")
  func chain() {
    #expect(CallStack.mechanism.isSound)
  }

  @Test("a call further in has the same callers further out")
  func nesting() {
    let here = CallStack.current()
    let inside = outer { CallStack.current() }
    #expect(inside.addresses.count > here.addresses.count)
    // At most four frames are those of the walk in this function.
    let shared = max(here.addresses.count - 4, 1)
    #expect(inside.addresses.suffix(shared) == here.addresses.suffix(shared))
  }

  @Test("the walk ends at a frame that it is given")
  func end() {
    let frame = CallStack.frame
    let whole = outer { CallStack.current() }
    let part = outer { CallStack.current(upTo: frame) }
    #expect(part.addresses.count < whole.addresses.count)
    #expect(!part.addresses.isEmpty)
  }

  @Test("an address is a place in the program's file or in a library's")
  func places() throws {
    let own = try #require(CallStack.current().addresses.first.flatMap(CallStack.place))
    #expect(own.image == CallStack.ownImage)
    #expect(own.offset > 0)
    #expect(CallStack.place(of: 1) == nil)
  }

  @Test("another thread's stack has an end of its own")
  func threads() async {
    let stack = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: CallStack.current()) }
    }
    #expect(stack.addresses.count > 1 && stack.addresses.count < 48)
  }

  @Test("Swift's functions have the names that people write")
  func names() {
    #expect(CallStack.plainName(of: "$s5UIKit6UIViewC5frameACSo6CGRectV_tcfc")?.contains("UIKit.UIView.init") == true)
    #expect(CallStack.plainName(of: "main") == nil)
  }
}
