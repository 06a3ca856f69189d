import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("An app that decides about its status bar itself", .ownHosts)
struct UIApplicationStatusBarTests {
  init() { StandardScreen.make() }

  private func shownWindow() -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return window
  }

  @Test("without the key in Info.plist, setting has no effect and controllers decide")
  func controllersDecide() {
    let window = shownWindow()
    UIApplication.shared.isStatusBarHidden = true
    UIApplication.shared.statusBarStyle = .lightContent
    #expect(!window.statusBar.isHidden)
    #expect(window.statusBar.style == .default)
  }

  @Test("Info.plist has the app decide, and says what holds at its start")
  func appDecides() throws {
    #expect(StatusBarState(infoDictionary: ["UIStatusBarHidden": true]) == nil)
    let state = try #require(
      StatusBarState(infoDictionary: [
        "UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarStyle": "UIStatusBarStyleLightContent",
      ]))
    #expect(state.style == .lightContent)
    #expect(!state.isHidden)
    UIApplication.shared.ownStatusBar = state
    let window = shownWindow()
    window.updateStatusBar()
    #expect(window.statusBar.style == .lightContent)
    UIApplication.shared.statusBarStyle = .darkContent
    #expect(window.statusBar.style == .darkContent)
    UIApplication.shared.isStatusBarHidden = true
    #expect(window.statusBar.isHidden)
    UIApplication.shared.isStatusBarHidden = false
    #expect(!window.statusBar.isHidden)
  }

  @Test("levels, priorities and weights are compared, and others made of them by arithmetic")
  func arithmetic() {
    #expect(UIWindow.Level.alert > .statusBar)
    #expect(UIWindow.Level.normal + 1 > .normal)
    #expect((UILayoutPriority.required - 1).rawValue == 999)
    #expect(UILayoutPriority.defaultHigh - .defaultLow == 500)
    #expect(UIFont.Weight.bold > .light)
    var priority = UILayoutPriority.defaultLow
    priority += 1
    #expect(priority.rawValue == 251)
  }
}
