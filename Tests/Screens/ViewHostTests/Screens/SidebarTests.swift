import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("The button for a split view's sidebar", .ownHosts)
struct SidebarTests {
  private func makeSplit(_ style: UISplitViewController.Style = .doubleColumn) throws -> (
    ViewHost, UISplitViewController
  ) {
    let host = ViewHost(device: try Device.named("iPad Pro 11-inch").held(.landscape))
    let split = UISplitViewController(style: style)
    let list = UITableViewController(style: .plain)
    list.title = "Folders"
    let detail = UIViewController()
    detail.title = "Letter"
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    host.show(split)
    return (host, split)
  }

  private func place(_ host: ViewHost) -> CGFloat? { try? host.place(of: .label("Sidebar")).x }

  @Test("it lies in the bar of the first column, and shows and hides the primary one")
  func toggles() throws {
    let (host, split) = try makeSplit()
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(try #require(place(host)) < 60)
    try host.tap(label: "Sidebar")
    host.advance(by: 0.5)
    #expect(split.displayMode == .secondaryOnly)
    #expect(try #require(place(host)) < 60)
    try host.tap(label: "Sidebar")
    host.advance(by: 0.5)
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test("the app's items stand after it, and an app can do without it")
  func withItems() throws {
    let (host, split) = try makeSplit()
    split.viewController(for: .primary)?.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Edit", primaryAction: UIAction { _ in })
    host.update()
    #expect(try host.place(of: .text("Edit")).x > #require(place(host)))
    split.displayModeButtonVisibility = .never
    host.update()
    #expect(place(host) == nil)
    split.displayModeButtonVisibility = .automatic
    split.presentsWithGesture = false
    host.update()
    #expect(place(host) == nil)
  }

  @Test("columns that have become one have none, nor have split views without a style")
  func without() throws {
    let (_, split) = try makeSplit()
    let phone = ViewHost(device: .standard)
    phone.show(split)
    #expect(place(phone) == nil)
  }
}
