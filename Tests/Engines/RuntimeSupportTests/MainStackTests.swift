import Glibc
import Testing

@testable import RuntimeSupport

@Suite("The main thread's stack")
struct MainStackTests {
  @Test("may grow to 96 MB, or as far as the system allows, and is not used up")
  func room() {
    MainStack.makeRoom()
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    #expect(limit.rlim_cur >= min(rlim_t(96 << 20), limit.rlim_max))
    #expect(!MainStack.isNearlyUsedUp)
  }
}
