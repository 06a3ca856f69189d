import CoreTelephony
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Core Telephony", .ownHosts)
struct CoreTelephonyTests {
  @Test("there is no network, and who asks for its state hears so once")
  func none() {
    let (host, data) = (ViewHost(), CTCellularData())
    host.show(UIViewController())
    #expect(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil)
    var states: [CTCellularDataRestrictedState] = []
    host.run { data.cellularDataRestrictionDidUpdateNotifier = { states.append($0) } }
    host.advance(by: 0.1)
    #expect(states == [.restricted])
  }
}
