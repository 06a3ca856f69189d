import Foundation
import FoundationGaps
import TestHosts
import Testing
import UIKit
import ViewHost

/// Properties that have no declaration on iOS, and that apps nevertheless set by key.
@MainActor
@Suite("Properties that only keys reach", .ownHosts)
struct KeyedPropertyTests {
  private let host = ViewHost()

  private func texts(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(texts(in:))
  }

  @Test("alerts have attributed texts, a controller above their buttons, and colors of titles")
  func alerts() throws {
    let alert = UIAlertController(title: "Plain", message: nil, preferredStyle: .alert)
    alert.setValue(
      NSAttributedString(string: "Styled", attributes: [.foregroundColor: UIColor.red]), forKey: "attributedTitle")
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 200, height: 120)
    content.view.tag = 5
    alert.setValue(content, forKey: "contentViewController")
    let action = UIAlertAction(title: "Go", style: .default)
    action.setValue(UIColor.green, forKey: "titleTextColor")
    alert.addAction(action)
    let root = UIViewController()
    host.show(root)
    host.run { root.present(alert, animated: false) }
    host.advance(by: 0.5)
    let labels = texts(in: alert.view)
    #expect(labels.contains { $0.attributedText?.string == "Styled" } && !labels.contains { $0.text == "Plain" })
    #expect(labels.first { $0.text == "Go" }?.textColor == .green)
    let view = try #require(content.viewIfLoaded)
    #expect(view.frame.height == 120 && view.isDescendant(of: alert.view) && content.parent === alert)
    let go = try #require(labels.first { $0.text == "Go" })
    #expect(view.convert(view.bounds, to: nil).maxY <= go.convert(go.bounds, to: nil).minY)
  }

  @Test("the content of an action sheet of iOS 18 is between its texts and its buttons")
  func actionSheets() throws {
    let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 200, height: 90)
    sheet.setValue(content, forKey: "contentViewController")
    sheet.addAction(UIAlertAction(title: "Go", style: .default))
    let root = UIViewController()
    host.show(root)
    host.run { root.present(sheet, animated: false) }
    host.advance(by: 0.5)
    let labels = texts(in: sheet.view)
    let (title, go) = (labels.first { $0.text == "Title" }, labels.first { $0.text == "Go" })
    let view = try #require(content.viewIfLoaded)
    let frame = view.convert(view.bounds, to: nil)
    #expect(frame.height == 90 && frame.width > 200)
    #expect(try frame.minY >= #require(title).convert(#require(title).bounds, to: nil).maxY)
    #expect(try frame.maxY <= #require(go).convert(#require(go).bounds, to: nil).minY)
  }

  private final class TallTabBar: UITabBar {}
  private final class PlainBar: UINavigationBar {}

  @Test("bars of containers are replaced by key and keep the items")
  func bars() {
    let page = UIViewController()
    page.title = "Page"
    let stack = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    host.show(tabs)
    let (tabBar, bar) = (TallTabBar(), PlainBar())
    host.run {
      tabs.setValue(tabBar, forKey: "tabBar")
      stack.setValue(bar, forKey: "navigationBar")
    }
    host.advance(by: 0.1)
    #expect(tabs.tabBar === tabBar && tabBar.superview === tabs.view && tabBar.items?.count == 1)
    #expect(stack.navigationBar === bar && bar.topItem?.title == "Page" && bar.frame.width == host.window.bounds.width)
  }

  @Test("an item has the view that shows it, and a search bar its button")
  func views() throws {
    let page = UIViewController()
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItem = item
    host.show(UINavigationController(rootViewController: page))
    #expect((item.value(forKey: "view") as? UIView)?.bounds.isEmpty == false)
    let search = UISearchBar()
    search.showsCancelButton = true
    let button = try #require(search.value(forKey: "cancelButton") as? UIButton)
    #expect(button.isDescendant(of: search))
  }

  @Test("tabs have views, and bars hide their hairlines")
  func barParts() throws {
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    host.show(tabs)
    let view = try #require(page.tabBarItem.value(forKey: "view") as? UIView)
    #expect(view.isDescendant(of: tabs.tabBar) && !view.bounds.isEmpty)
    tabs.tabBar.setValue(true, forKey: "hidesShadow")
    #expect(tabs.tabBar.value(forKey: "hidesShadow") as? Bool == true)
  }

  @Test("a field has its clear button, and a label for the color of its placeholder")
  func fields() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    #expect(field.value(forKey: "clearButton") is UIButton)
    field.placeholder = "Name"
    field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
    let color = field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == .red && field.placeholder == "Name")
  }

  @Test("the wheels of a date picker have a color")
  func dates() throws {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.setValue(UIColor.red, forKey: "textColor")
    picker.setValue(false, forKey: "highlightsToday")
    let page = UIViewController()
    page.view.addSubview(picker)
    picker.frame = CGRect(x: 0, y: 100, width: 320, height: 216)
    host.show(page)
    host.advance(by: 0.1)
    let shown = texts(in: picker).filter { $0.text?.isEmpty == false }
    #expect(!shown.isEmpty && shown.allSatisfy { $0.textColor == .red })
  }
}
