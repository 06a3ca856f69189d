import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("The focus of VoiceOver", .ownHosts)
struct AccessibilityFocusTests {
  init() { StandardScreen.make() }

  private final class Heard: @unchecked Sendable {
    var elements: [(focused: NSObject?, unfocused: NSObject?)] = []
  }

  @Test("goes where the app asks it to, and is told of")
  func moving() {
    let heard = Heard()
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
    ) { note in
      heard.elements.append(
        (
          note.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? NSObject,
          note.userInfo?[UIAccessibility.unfocusedElementUserInfoKey] as? NSObject
        ))
    }
    defer {
      NotificationCenter.default.removeObserver(token)
      StandardScreen.make()
    }
    let (first, second) = (UILabel(), UILabel())
    UIAccessibility.post(notification: .layoutChanged, argument: first)
    #expect(heard.elements.isEmpty && UIAccessibility.focusedElement(using: nil) == nil)
    var configuration = UIScreen.main.configuration
    configuration.accessibility = [.voiceOver]
    UIScreen.main.adopt(configuration)
    UIAccessibility.post(notification: .layoutChanged, argument: first)
    UIAccessibility.post(notification: .layoutChanged, argument: first)
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .screenChanged, argument: second)
    #expect(heard.elements.map(\.focused) == [first, second] && heard.elements.map(\.unfocused) == [nil, first])
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UILabel === second)
  }
}
