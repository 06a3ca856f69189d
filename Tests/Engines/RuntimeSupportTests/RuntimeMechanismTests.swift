import Testing

@testable import RuntimeSupport

@Suite("What is relied upon without a promise")
struct RuntimeMechanismTests {
  /// The mechanisms with checks. RuntimeFenceTests checks that the list is complete.
  private static let mechanisms = [
    CallStack.mechanism, ClassInitializers.mechanism, ClassShape.mechanism, ConformingTypes.mechanism,
    FieldRecord.mechanism,
    GenericErasure.mechanism, IsolationRemoval.mechanism,
  ]

  @Test("each is as relied upon", arguments: mechanisms)
  func trial(of mechanism: RuntimeMechanism) {
    #expect(mechanism.trial() == nil, "\(mechanism.name)")
  }

  @Test(
    "what has another form of trial is as relied upon, and the faults of Foundation are there with the Swift that is supported"
  )
  func others() {
    RuntimeMechanism.requireForHosts()
    #expect(MainQueueLead.obstacle == nil)
    #expect(FoundationEquality.mend())
    #expect(TimerRetention.isFaulty)
  }

  @Test("what is not stops the program, which says what it is and which Swift it wants")
  func message() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      RuntimeMechanism("the color of pointers") { "they have none" }.require()
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains("relies on the color of pointers, which this version of Swift does not support: they have none."))
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
