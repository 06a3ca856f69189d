import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

#if canImport(FoundationSupplement)
  import FoundationSupplement
#endif

@MainActor
@Suite("Shortcuts of the icon and activities that go on", .ownHosts)
struct ContinuedActivityTests {
  @Test("the app hears of the shortcut that is chosen, and says whether it did it")
  func shortcut() throws {
    let host = ViewHost(starting: MailApp.self)
    host.run {
      UIApplication.shared.shortcutItems = [
        UIApplicationShortcutItem(
          type: "compose", localizedTitle: "New Message", localizedSubtitle: nil,
          icon: UIApplicationShortcutIcon(type: .compose), userInfo: ["to": "ann" as NSString]),
        UIApplicationShortcutItem(type: "search", localizedTitle: "Search"),
      ]
    }
    #expect(host.shortcutTitles == ["New Message", "Search"])
    #expect(try host.chooseShortcut("New Message"))
    #expect(try !host.chooseShortcut("Search"))
    #expect(throws: MenuError.self) { try host.chooseShortcut("Archive") }
    try host.run {
      let app = try #require(UIApplication.shared.delegate as? MailApp)
      #expect(app.chosen == ["compose ann", "search "])
    }
    host.end()
  }

  @Test("the activity of the controller in front is brought up to date before it is handed on")
  func current() throws {
    let host = ViewHost(starting: MailApp.self)
    let activity = try #require(host.userActivity)
    #expect(activity.activityType == "org.example.reading" && activity.userInfo?["message"] as? Int == 7)
    #expect(activity.title == "Reading")
    host.end()
  }

  @Test("an activity comes to the app, and by its restoration handler to the responders that it names")
  func continued() throws {
    let host = ViewHost(starting: MailApp.self)
    let activity = NSUserActivity(activityType: "org.example.reading")
    activity.userInfo = ["message": 12]
    #expect(host.continueActivity(activity))
    try host.run {
      let app = try #require(UIApplication.shared.delegate as? MailApp)
      let reader = try #require(app.window?.rootViewController as? Reader)
      #expect(reader.message == 12)
    }
    #expect(!host.continueActivity(NSUserActivity(activityType: "org.example.unknown")))
    host.end()
  }
}

private final class MailApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var chosen: [String] = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Reader()
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    chosen.append("\(item.type) \(item.userInfo?["to"] as? String ?? "")")
    completionHandler(item.type == "compose")
  }

  func application(
    _ application: UIApplication, continue activity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard activity.activityType == "org.example.reading" else { return false }
    restorationHandler(window?.rootViewController.map { [$0] })
    return true
  }
}

private final class Reader: UIViewController {
  var message = 7

  override func viewDidLoad() {
    super.viewDidLoad()
    let activity = NSUserActivity(activityType: "org.example.reading")
    activity.title = "Reading"
    activity.needsSave = true
    userActivity = activity
  }

  override func updateUserActivityState(_ activity: NSUserActivity) {
    activity.addUserInfoEntries(from: ["message": message])
  }

  override func restoreUserActivityState(_ activity: NSUserActivity) {
    message = activity.userInfo?["message"] as? Int ?? 0
  }
}
