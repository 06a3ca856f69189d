import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Building menus", .ownHosts)
struct UIMenuBuilderTests {
  init() { StandardScreen.make() }

  private func tree() -> MenuTree {
    MenuTree(
      UIMenuSystem.main,
      root: [
        UIMenu(title: "File", identifier: .file, children: [UIMenu(identifier: .close)]),
        UIMenu(title: "Edit", identifier: .edit),
      ])
  }

  private func names(_ menu: UIMenu?) -> [String] { menu?.children.map(\.title) ?? [] }

  @Test("menus are inserted beside and inside others, replaced and removed")
  func changes() {
    let tree = tree()
    tree.insertSibling(UIMenu(title: "Shop", identifier: UIMenu.Identifier("shop")), afterMenu: .file)
    tree.insertSibling(UIMenu(title: "First"), beforeMenu: .file)
    #expect(names(tree.root) == ["First", "File", "Shop", "Edit"])
    tree.insertChild(UIMenu(title: "New"), atStartOfMenu: .file)
    tree.insertChild(UIMenu(title: "Last"), atEndOfMenu: .file)
    #expect(names(tree.menu(for: .file)) == ["New", "", "Last"])
    tree.replaceChildren(ofMenu: .file) { Array($0.dropFirst()) }
    #expect(names(tree.menu(for: .file)) == ["", "Last"])
    tree.replace(menu: .close, with: UIMenu(title: "Close All", identifier: .close))
    #expect(names(tree.menu(for: .file)) == ["Close All", "Last"])
    tree.remove(menu: .edit)
    tree.remove(menu: UIMenu.Identifier("nowhere"))
    #expect(tree.menu(for: .edit) == nil && names(tree.root) == ["First", "File", "Shop"])
  }

  @Test("actions and commands are found by what tells them apart")
  func finding() {
    let tree = tree()
    let action = UIAction(title: "Save", identifier: UIAction.Identifier("save")) { _ in }
    let command = UICommand(title: "Sort", action: "sort:", propertyList: "name")
    tree.insertChild(UIMenu(children: [action, command]), atEndOfMenu: .edit)
    #expect(tree.action(for: UIAction.Identifier("save")) === action)
    #expect(tree.command(for: "sort:", propertyList: "name") === command)
    #expect(tree.command(for: "sort:", propertyList: "date") == nil)
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var log: [String] = []
    var isDisabled = false

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      guard builder.system == .main else { return }
      log.append("build")
      let command = UIKeyCommand(title: "Sync", action: "sync:", input: "s", modifierFlags: .command)
      builder.insertChild(UIMenu(title: "Shop", children: [command]), atStartOfMenu: .file)
    }

    override func validate(_ command: UICommand) {
      if isDisabled { command.attributes = .disabled }
    }
  }

  @Test("a shortcut of the app's menus works, unless its command is disabled, and menus are built once")
  func shortcuts() {
    let delegate = AppDelegate()
    SelectorTable.add("sync:", to: AppDelegate.self) { object, _ in
      (object as? AppDelegate)?.log.append("sync")
      return nil
    }
    UIApplication.shared.delegate = delegate
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let keys = HostKeys(for: window)
    #expect(keys.press("s", .command) == .command)
    #expect(keys.press("s", .command) == .command)
    #expect(keys.press("t", .command) == .delivered)
    #expect(delegate.log == ["build", "sync", "sync"])
    UIMenuSystem.main.setNeedsRebuild()
    delegate.isDisabled = true
    #expect(keys.press("s", .command) == .delivered)
    #expect(delegate.log == ["build", "sync", "sync", "build"])
    UIApplication.shared.delegate = nil
  }

  private final class NoteView: UITextView {
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      guard builder.system == .context else { return }
      builder.insertSibling(
        UIMenu(title: "Quote", options: .displayInline, children: [UIAction(title: "Quote") { _ in }]),
        afterMenu: .standardEdit)
    }
  }

  @Test("responders add to the menu for editing")
  func editMenu() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.makeKeyAndVisible()
    let view = NoteView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "words"
    window.addSubview(view)
    view.becomeFirstResponder()
    let interaction = UIEditMenuInteraction(delegate: nil)
    view.addInteraction(interaction)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    let menu = try #require(UserInterface.current.openMenu?.menu)
    #expect(menu.children.map(\.title).last == "Quote")
    #expect(menu.children.contains { ($0 as? UICommand)?.action == "selectAll:" })
  }
}
