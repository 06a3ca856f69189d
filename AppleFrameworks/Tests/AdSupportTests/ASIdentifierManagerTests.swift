import AdSupport
import TestHosts
import Testing

@Suite("ASIdentifierManager", .ownHosts)
struct ASIdentifierManagerTests {
  @Test("knows a device by zeros only")
  func zeros() {
    let manager = ASIdentifierManager.shared()
    #expect(manager.advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(!manager.isAdvertisingTrackingEnabled && manager === ASIdentifierManager.shared())
  }
}
