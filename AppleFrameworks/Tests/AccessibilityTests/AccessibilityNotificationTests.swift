import Accessibility
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("AccessibilityNotification", .ownHosts)
struct AccessibilityNotificationTests {
  @Test("what is posted reaches the host")
  func posting() {
    let host = ViewHost()
    var heard: [String] = []
    host.accessibilityListener = { heard.append("\($0.rawValue) \($1 as? String ?? "-")") }
    host.run {
      AccessibilityNotification.Announcement("Saved").post()
      AccessibilityNotification.Announcement(AttributedString("Sent")).post()
      AccessibilityNotification.PageScrolled("Page 2").post()
      AccessibilityNotification.LayoutChanged().post()
    }
    #expect(heard == ["1008 Saved", "1008 Sent", "1009 Page 2", "1001 -"])
  }
}
