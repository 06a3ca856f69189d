import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct UIApplicationLifeTests {
  init() { StandardScreen.make() }

  @Test func aMemoryWarningReachesDelegateControllersAndObservers() {
    let log = LifeLog()
    let delegate = LifeDelegate(log)
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    let observer = log.observe(UIApplication.didReceiveMemoryWarningNotification)
    defer { NotificationCenter.default.removeObserver(observer) }
    let (parent, child) = (WarnedController(log, "parent"), WarnedController(log, "child"))
    parent.addChild(child)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    UIApplication.shared.warnOfMemory()
    #expect(log.lines == ["delegate", "parent", "child", "UIApplicationDidReceiveMemoryWarningNotification"])
  }

  @Test("touches that begin while interaction events are ignored are discarded, until each call is ended")
  func ignoredTouches() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    window.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    func tap() { HostFinger(down: CGPoint(x: 150, y: 150), in: window).lift() }
    let app = UIApplication.shared
    app.beginIgnoringInteractionEvents()
    app.beginIgnoringInteractionEvents()
    tap()
    app.endIgnoringInteractionEvents()
    tap()
    #expect(taps == 0 && app.isIgnoringInteractionEvents)
    app.endIgnoringInteractionEvents()
    app.endIgnoringInteractionEvents()
    tap()
    #expect(taps == 1 && !app.isIgnoringInteractionEvents)
  }

  @Test func theAppGoesToTheBackgroundAndComesBack() {
    let log = LifeLog()
    let observers = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ].map(log.observe)
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    let app = UIApplication.shared
    app.enterForeground()
    #expect(log.lines.isEmpty)
    app.enterBackground()
    #expect(app.applicationState == .background)
    #expect(app.connectedScenes.allSatisfy { $0.activationState == .background })
    app.enterBackground()
    app.enterForeground()
    #expect(app.applicationState == .active)
    #expect(
      log.lines == [
        "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test func anotherSizeOfTextIsAnnounced() {
    let log = LifeLog()
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { notification in
      let category = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      log.lines.append(category?.rawValue ?? "none")
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    defer { StandardScreen.make() }
    var configuration = UIScreen.main.configuration
    configuration.contentSizeCategory = .extraLarge
    UIScreen.main.adopt(configuration)
    UIScreen.main.adopt(configuration)
    #expect(log.lines == ["UICTContentSizeCategoryXL"])
  }
}

private final class LifeLog: @unchecked Sendable {
  var lines: [String] = []

  func observe(_ name: Notification.Name) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      self.lines.append($0.name.rawValue)
    }
  }
}

private final class LifeDelegate: NSObject, UIApplicationDelegate {
  private let log: LifeLog

  init(_ log: LifeLog) {
    self.log = log
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.lines.append("delegate") }
}

private final class WarnedController: UIViewController {
  private let log: LifeLog
  private let name: String

  init(_ log: LifeLog, _ name: String) {
    self.log = log
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("WarnedController is made in code") }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    log.lines.append(name)
  }
}
