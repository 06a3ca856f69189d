import RuntimeSupport
import Testing

@Suite("What is relied upon without a promise")
struct RuntimeMechanismTests {
  @Test("all of it is as relied upon")
  func all() {
    RuntimeMechanism.requireForHosts()
    #expect(FieldRecord.all(of: RuntimeMechanismTests.Holder.self, count: 1) != nil)
    #expect(MainQueueLead.obstacle == nil)
  }

  private final class Holder {
    let value = 1
  }

  @Test("what is not stops the program, which says what it is and which Swift it wants")
  func message() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      RuntimeMechanism("the color of pointers") { "they have none" }.require()
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("relies on the color of pointers, and this Swift does otherwise: they have none."))
    #expect(text.contains("Built with Swift \(SwiftVersions.compiler)"))
    #expect(text.contains("running on the library of Swift \(SwiftVersions.library)"))
    #expect(text.contains("supported: \(SwiftVersions.supported)"))
  }

  @Test("this Swift is one of those that are supported")
  func versions() {
    #expect(SwiftVersions.supported.contains(SwiftVersions.compiler))
    #expect(SwiftVersions.library.hasPrefix(SwiftVersions.compiler))
  }
}
