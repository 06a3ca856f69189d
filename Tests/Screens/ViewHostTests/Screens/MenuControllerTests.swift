import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@Suite("The older menu of editing", .ownHosts)
@MainActor
struct MenuControllerTests {
  private let host = ViewHost()
  private let page = Page(frame: CGRect(x: 40, y: 300, width: 200, height: 60))

  private final class Page: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      sender is UIMenuController && (action == "copy:" || action == "highlight:")
    }

    override func copy(_ sender: Any?) { log.append("copy") }

    func highlight(_ sender: Any?) { log.append(sender is UIMenuController ? "highlight" : "sender") }
  }

  init() {
    SelectorTable.add("highlight:", to: Page.self) { page, arguments in
      page.highlight(arguments.first ?? nil)
      return nil
    }
    let controller = UIViewController()
    controller.view.addSubview(page)
    host.show(controller)
    UIMenuController.shared.menuItems = [
      UIMenuItem(title: "Highlight", action: "highlight:"), UIMenuItem(title: "Translate", action: "translate:"),
    ]
  }

  private var words: [String] {
    UserInterface.current.openMenu?.leaves.compactMap { ($0 as? UICommand)?.title } ?? []
  }

  @Test("it has what the first responder performs, the app's own entries last")
  func contents() {
    host.run {
      page.becomeFirstResponder()
      UIMenuController.shared.showMenu(from: page, rect: page.bounds)
      #expect(UIMenuController.shared.isMenuVisible)
      #expect(words == ["Copy", "Highlight"])
    }
    host.advance(by: 1)
    let frame = host.run { UIMenuController.shared.menuFrame }
    #expect(frame.maxY <= page.frame.minY && frame.minX < page.frame.maxX && frame.height > 30)
  }

  @Test("an entry that is chosen sends its message, with the menu controller as the sender, and the menu goes")
  func choosing() throws {
    host.run {
      page.becomeFirstResponder()
      UIMenuController.shared.showMenu(from: page, rect: page.bounds)
    }
    host.advance(by: 1)
    try host.tap(text: "Highlight")
    host.advance(by: 1)
    #expect(page.log == ["highlight"])
    #expect(host.run { !UIMenuController.shared.isMenuVisible })
  }

  @Test("without a first responder there is nothing to show")
  func noFirstResponder() {
    host.run {
      UIMenuController.shared.showMenu(from: page, rect: page.bounds)
      #expect(!UIMenuController.shared.isMenuVisible && UIMenuController.shared.menuFrame == .zero)
    }
  }

  @Test("coming and going are told, before and after")
  func notifications() {
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let log = Log()
    let controller = host.run { UIMenuController.shared }
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: controller, queue: nil) { [log] in
        log.names.append($0.name)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    host.run {
      page.becomeFirstResponder()
      controller.showMenu(from: page, rect: page.bounds)
    }
    #expect(log.names == [names[0]])
    host.advance(by: 1)
    host.run { controller.hideMenu(from: page) }
    host.advance(by: 1)
    #expect(log.names == names)
  }

  private final class Log: @unchecked Sendable { var names: [NSNotification.Name] = [] }
}
