import TestHosts
import Testing
import UIKit
import ViewHost

@testable import Examples

@MainActor
@Suite("The example app", .ownHosts)
struct InboxTests {
  private let host = ViewHost()
  private let tabs = InboxTabs()

  init() { host.show(tabs) }

  @Test("a tap on a message opens it without the tabs, and it is no longer unread")
  func openMessage() throws {
    #expect(tabs.mail.tabBarItem.badgeValue == "2")
    try host.tap(text: "Notes on the engine")
    host.advance(by: 1)
    let message = try #require(tabs.mail.topViewController as? MessageViewController)
    #expect(message.view.window === host.window)
    #expect(tabs.tabBar.isHidden)
    #expect(!tabs.mail.isToolbarHidden)
    #expect(tabs.mail.tabBarItem.badgeValue == "1")
  }

  @Test("a swipe across a message brings its deletion, which takes it away")
  func swiping() throws {
    let table = tabs.inbox.tableView!
    let cell = try #require(table.cellForRow(at: [0, 1]))
    try host.swipe(.left, on: .view(cell))
    host.advance(by: 1)
    try host.tap(text: "Delete")
    host.advance(by: 1)
    #expect(table.numberOfRows(inSection: 0) == MailMessage.samples.count - 1)
    #expect(tabs.mail.tabBarItem.badgeValue == "1")
  }

  @Test("the filter's menu has a tick at what is shown, and leaves the messages that it is about")
  func filter() throws {
    try host.tap(text: "Filter")
    host.advance(by: 1)
    try host.tap(text: "Flagged")
    host.advance(by: 1)
    #expect(tabs.inbox.filter == .flagged)
    #expect(tabs.inbox.tableView.numberOfRows(inSection: 0) == MailMessage.samples.count { $0.isFlagged })
  }

  @Test("a new message comes up over half of the screen, and can be sent once it has a receiver")
  func compose() throws {
    tabs.inbox.onCompose()
    host.advance(by: 1)
    let navigation = try #require(tabs.presentedViewController as? UINavigationController)
    let screen = try #require(navigation.topViewController as? ComposeViewController)
    let send = try #require(screen.navigationItem.rightBarButtonItem)
    #expect(!send.isEnabled)
    let top = navigation.view.convert(navigation.view.bounds, to: nil).minY
    #expect(top > host.window.bounds.height * 0.4)
    try host.tap(text: "To: ")
    try host.type("charles@example.com")
    #expect(send.isEnabled)
    try host.tap(text: "Cancel")
    host.advance(by: 1)
    #expect(tabs.presentedViewController == nil)
  }

  @Test("a switch in the settings changes what it stands for")
  func settings() throws {
    try host.tap(text: "Settings")
    host.advance(by: 1)
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    let settings = try #require(navigation.topViewController as? SettingsViewController)
    #expect(settings.sections[1][1].isOn == false)
    let cell = try #require(settings.collectionView.cellForItem(at: [1, 1]))
    let control = try #require(cell.descendants.compactMap { $0 as? UISwitch }.first)
    try host.tap(on: control)
    host.advance(by: 1)
    #expect(settings.sections[1][1].isOn == true)
  }

  @Test("deleting asks first, and goes back to the list")
  func deletion() throws {
    let message = MessageViewController(MailMessage.samples[1])
    tabs.mail.pushViewController(message, animated: false)
    host.advance(by: 1)
    message.confirmDeletion()
    host.advance(by: 1)
    #expect(message.presentedViewController is UIAlertController)
    try host.tap(text: "Delete")
    host.advance(by: 1)
    #expect(tabs.mail.topViewController === tabs.inbox)
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }
}
