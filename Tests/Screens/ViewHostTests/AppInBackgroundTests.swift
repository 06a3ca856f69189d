import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("What an app does while it is not in front", .ownHosts)
struct AppInBackgroundTests {
  @Test("a task that is not ended is told so after half a minute in the background, one that is ended never")
  func tasks() {
    let host = ViewHost(starting: QuietApp.self)
    let expired = Expired()
    host.run {
      let application = UIApplication.shared
      #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
      let first = application.beginBackgroundTask(withName: "save") { expired.names.append("save") }
      let second = application.beginBackgroundTask { expired.names.append("send") }
      #expect(first != second && first != .invalid)
      application.endBackgroundTask(second)
    }
    host.enterBackground()
    host.advance(by: 29)
    #expect(expired.names.isEmpty)
    host.advance(by: 2)
    #expect(expired.names == ["save"])
    host.end()
  }

  @Test("a device of a host has no notifications from afar, which the delegate hears when it asks")
  func remoteNotifications() {
    let host = ViewHost(starting: QuietApp.self)
    host.run {
      UIApplication.shared.registerForRemoteNotifications()
      UIApplication.shared.registerUserNotificationSettings(
        UIUserNotificationSettings(types: [.alert, .sound], categories: nil))
    }
    host.advance(by: 0.1)
    host.run {
      #expect((UIApplication.shared.delegate as? QuietApp)?.failures == 1)
      #expect((UIApplication.shared.delegate as? QuietApp)?.types == [])
      #expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
    }
    host.end()
  }
}

@MainActor
private final class Expired { var names: [String] = [] }

private final class QuietApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var failures = 0
  var types: UIUserNotificationType?

  func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
    types = notificationSettings.types
  }

  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
    failures += 1
  }
}
