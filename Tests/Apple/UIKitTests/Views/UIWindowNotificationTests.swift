import Foundation
import Testing

@testable import UIKit

@Suite("Notifications of windows")
@MainActor
struct UIWindowNotificationTests {
  private final class Log: @unchecked Sendable {
    var names: [NSNotification.Name] = []
  }

  @Test("showing, becoming key, resigning and hiding each post one notification of the window")
  func order() {
    let log = Log()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = UIWindow(frame: window.frame)
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      UIWindow.didBecomeHiddenNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { log.names.append($0.name) }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }

    let scene = UIWindowScene(screen: UIScreen(configuration: .standard))
    window.windowScene = scene
    other.windowScene = scene
    window.makeKeyAndVisible()
    other.makeKeyAndVisible()
    window.isHidden = true
    #expect(log.names == names)
  }
}
