import Testing
import UserNotifications

@Suite("UNNotificationServiceExtension")
struct UNNotificationServiceExtensionTests {
  private final class Titled: UNNotificationServiceExtension {
    override func didReceive(
      _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
      guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else { return }
      content.title = "changed"
      contentHandler(content)
    }
  }

  @Test("hands content on as it came, and a subclass changes it")
  func content() {
    let content = UNMutableNotificationContent()
    content.title = "title"
    let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
    var titles: [String] = []
    UNNotificationServiceExtension().didReceive(request) { titles.append($0.title) }
    Titled().didReceive(request) { titles.append($0.title) }
    #expect(titles == ["title", "changed"])
  }
}
