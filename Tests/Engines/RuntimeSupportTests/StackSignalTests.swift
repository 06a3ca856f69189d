import Foundation
import RuntimeSupport
import Synchronization
import Testing

@Suite("A signal that asks for the stack", .serialized)
struct StackSignalTests {
  /// The arguments of the handler: the position of the program and the frame pointer.
  private static let place = Atomic<UInt>(0)
  private static let frame = Atomic<UInt>(0)
  private static let signals = Atomic<Int>(0)
  private static let goesOn = Atomic<Bool>(false)

  /// Runs a closure with a handler that records the state that it receives.
  private func withHandler(of number: Int32, _ body: () -> Void) {
    var action = sigaction()
    action.sa_flags = Int32(SA_SIGINFO | SA_RESTART)
    action.__sigaction_handler.sa_sigaction = { _, _, context in
      guard let context else { return }
      let machine = context.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext
      #if arch(x86_64)
        StackSignalTests.place.store(UInt(bitPattern: Int(machine.gregs.16)), ordering: .relaxed)
        StackSignalTests.frame.store(UInt(bitPattern: Int(machine.gregs.10)), ordering: .relaxed)
      #else
        StackSignalTests.place.store(UInt(machine.pc), ordering: .relaxed)
        StackSignalTests.frame.store(UInt(machine.regs.29), ordering: .relaxed)
      #endif
      StackSignalTests.signals.add(1, ordering: .releasing)
    }
    var before = sigaction()
    sigaction(number, &action, &before)
    defer { sigaction(number, &before, nil) }
    body()
  }

  /// Unblocks a signal. Threads of libdispatch block all signals, and so do the threads that they create.
  private static func hear(_ number: Int32) {
    var own = sigset_t()
    sigemptyset(&own)
    sigaddset(&own, number)
    pthread_sigmask(SIG_UNBLOCK, &own, nil)
  }

  /// Runs a closure on a thread that receives a signal, until the closure returns.
  private func onThread(hearing number: Int32, _ body: @escaping @Sendable () -> Void) -> DispatchSemaphore {
    let isOver = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      Self.hear(number)
      body()
      isOver.signal()
    }
    return isOver
  }

  /// Raises the signal, and returns the frame of the calling function.
  @inline(never)
  private func raiseHere(_ number: Int32) -> UInt {
    let frame = CallStack.frame
    raise(number)
    return frame
  }

  private func isOwn(_ place: UInt) -> Bool { CallStack.place(of: place + 1)?.image == CallStack.ownImage }

  @Test("is told the function that called into the C library, and the frame of that")
  func library() {
    withHandler(of: SIGUSR2) {
      #expect(CallStack.beginInFrame(onSignal: SIGUSR2))
      let frame = Atomic<UInt>(0)
      onThread(hearing: SIGUSR2) { frame.store(raiseHere(SIGUSR2), ordering: .relaxed) }.wait()
      #expect(Self.frame.load(ordering: .relaxed) == frame.load(ordering: .relaxed))
      #expect(isOwn(Self.place.load(ordering: .relaxed)))
    }
  }

  @Test("finds a loop in the function that has it, wherever its calls are")
  func loop() {
    withHandler(of: SIGUSR1) {
      #expect(CallStack.beginInFrame(onSignal: SIGUSR1))
      Self.goesOn.store(true, ordering: .relaxed)
      let thread = Atomic<UInt>(0)
      let isOver = onThread(hearing: SIGUSR1) {
        thread.store(UInt(pthread_self()), ordering: .releasing)
        let bytes = [UInt8](repeating: 1, count: 1 << 16)
        bytes.withUnsafeBytes { bytes in
          while Self.goesOn.load(ordering: .relaxed) { _ = memchr(bytes.baseAddress!, 0, bytes.count) }
        }
      }
      while thread.load(ordering: .acquiring) == 0 { usleep(100) }
      for _ in 0..<50 {
        let before = Self.signals.load(ordering: .acquiring)
        usleep(500)
        pthread_kill(pthread_t(thread.load(ordering: .relaxed)), SIGUSR1)
        while Self.signals.load(ordering: .acquiring) == before { usleep(50) }
        // Swift's runtime, in which the loop sometimes is, has its own frames.
        let library = CallStack.place(of: Self.place.load(ordering: .relaxed) + 1)?.image
        #expect(library?.contains("/libc.so") == false)
      }
      Self.goesOn.store(false, ordering: .relaxed)
      isOver.wait()
    }
  }

  /// Returns code that no table describes, as the linker's stubs. It reports its start in the second word, and returns
  /// when the first word is not 0.
  private static func waitingCode() throws -> @convention(c) (UnsafeMutablePointer<Int32>) -> Void {
    #if arch(x86_64)
      // mov dword ptr [rdi + 4], 1; cmp dword ptr [rdi], 0; je to the previous instruction; ret
      let code: [UInt8] = [0xC7, 0x47, 0x04, 0x01, 0, 0, 0, 0x83, 0x3F, 0x00, 0x74, 0xFB, 0xC3]
    #else
      // mov w1, 1; str w1, [x0, 4]; ldr w1, [x0]; cbz w1 to the previous instruction; ret
      let code: [UInt8] = [
        0x21, 0x00, 0x80, 0x52, 0x01, 0x04, 0x00, 0xB9, 0x01, 0x00, 0x40, 0xB9, 0xE1, 0xFF, 0xFF, 0x34, 0xC0, 0x03,
        0x5F, 0xD6,
      ]
    #endif
    let size = 1 << 16
    let page = try #require(mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | Int32(MAP_ANONYMOUS), -1, 0))
    try #require(page != MAP_FAILED)
    page.copyMemory(from: code, byteCount: code.count)
    try #require(mprotect(page, size, PROT_READ | PROT_EXEC) == 0)
    return unsafeBitCast(page, to: (@convention(c) (UnsafeMutablePointer<Int32>) -> Void).self)
  }

  /// Records its frame, and waits in code without tables.
  @inline(never)
  private static func wait(
    by code: @convention(c) (UnsafeMutablePointer<Int32>) -> Void, for words: UInt, _ frame: borrowing Atomic<UInt>
  ) {
    frame.store(CallStack.frame, ordering: .releasing)
    if let words = UnsafeMutablePointer<Int32>(bitPattern: words) { code(words) }
    // A tail call would not need a frame.
    goesOn.store(false, ordering: .relaxed)
  }

  @Test("comes out of code that no table tells of")
  func stub() throws {
    let code = try Self.waitingCode()
    withHandler(of: SIGUSR2) {
      #expect(CallStack.beginInFrame(onSignal: SIGUSR2))
      let thread = Atomic<UInt>(0)
      let frame = Atomic<UInt>(0)
      let words = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
      words.initialize(repeating: 0, count: 2)
      defer { words.deallocate() }
      let address = UInt(bitPattern: words)
      let isOver = onThread(hearing: SIGUSR2) {
        thread.store(UInt(pthread_self()), ordering: .releasing)
        Self.wait(by: code, for: address, frame)
      }
      while UnsafePointer<Int32>(bitPattern: address + 4)?.pointee != 1 { usleep(100) }
      let before = Self.signals.load(ordering: .acquiring)
      pthread_kill(pthread_t(thread.load(ordering: .relaxed)), SIGUSR2)
      while Self.signals.load(ordering: .acquiring) == before { usleep(50) }
      #expect(Self.frame.load(ordering: .relaxed) == frame.load(ordering: .relaxed))
      #expect(isOwn(Self.place.load(ordering: .relaxed)))
      words.pointee = 1
      isOver.wait()
    }
  }

  @Test("is left alone where nobody handles it")
  func unhandled() {
    #expect(!CallStack.beginInFrame(onSignal: SIGURG))
    #expect(!CallStack.beginInFrame(onSignal: 1000))
  }
}
