import AppTrackingTransparency
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("ATTrackingManager", .ownHosts)
struct ATTrackingManagerTests {
  @Test("is refused when it asks, and not before")
  func refused() {
    let host = ViewHost()
    host.show(UIViewController())
    var answers: [ATTrackingManager.AuthorizationStatus] = []
    host.run {
      #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
      ATTrackingManager.requestTrackingAuthorization { answers.append($0) }
    }
    host.advance(by: 0.1)
    #expect(answers == [.denied] && ATTrackingManager.trackingAuthorizationStatus == .denied)
  }
}
