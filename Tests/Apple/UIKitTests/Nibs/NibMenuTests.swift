import Foundation
import InterfaceBuilder
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("Menus and key commands of nibs", .ownHosts)
struct NibMenuTests {
  private let host = ViewHost()

  private func controller(_ inside: String) throws -> MenuController {
    MenuController.record = []
    for selector in ["archive:", "erase:", "find:"] {
      SelectorTable.add(Selector(selector), to: MenuController.self) { _, arguments in
        MenuController.record.append("\(selector) \((arguments[0] as? UICommand)?.title ?? "")")
        return nil
      }
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="c">
        <scenes><scene sceneID="s"><objects>
          <viewController id="c" customClass="MenuController" customModule="UIKitTests">\(inside)</viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="first"/>
        </objects></scene></scenes></document>
      """
    let document = try Document(data: Data(text.utf8), path: "Menus.storyboard")
    #expect(document.findings.map(\.description) == [])
    let made = UIStoryboard(file: NibFile(document, bundle: .main)).instantiateInitialViewController()
    let controller = try #require(made as? MenuController)
    host.show(controller)
    return controller
  }

  private static func button(_ menu: String, attributes: String = "") -> String {
    """
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <button buttonType="system" showsMenuAsPrimaryAction="YES" \(attributes) id="b">
        <rect key="frame" x="50" y="100" width="200" height="40"/><state key="normal" title="More"/>
        \(menu)
      </button></subviews></view>
    """
  }

  @Test("a button's menu has its commands and groups; a chosen one goes to whom the file connects it, or up the chain")
  func menu() throws {
    let controller = try controller(
      Self.button(
        """
        <menu key="menu" title="Actions" id="m"><menuElements>
          <command title="Archive" id="c1"><connections><action selector="archive:" destination="c" id="a1"/></connections></command>
          <command title="Later" state="on" disabled="YES" selector="archive:" id="c2"/>
          <menu title="Danger" inline="YES" destructive="YES" id="m2"><menuElements>
            <command title="Erase" destructive="YES" selector="erase:" id="c3"/>
          </menuElements></menu>
        </menuElements></menu>
        """))
    let menu = try #require((controller.view.subviews.first as? UIButton)?.menu)
    #expect(menu.title == "Actions" && menu.children.count == 3)
    let group = try #require(menu.children[2] as? UIMenu)
    #expect(group.options == [.displayInline, .destructive])
    let commands = menu.children.compactMap { $0 as? UICommand } + group.children.compactMap { $0 as? UICommand }
    #expect(commands.map(\.attributes) == [[], .disabled, .destructive])
    #expect(commands.map(\.state) == [.off, .on, .off])
    try host.tap(text: "More")
    #expect(host.menuTitles == ["Archive", "Later", "Erase"])
    try host.choose("Archive")
    try host.tap(text: "More")
    try host.choose("Erase")
    #expect(MenuController.record == ["archive: Archive", "erase: Erase"])
  }

  @Test("a pop-up button shows the command that is on")
  func popup() throws {
    let controller = try controller(
      Self.button(
        """
        <menu key="menu" id="m"><menuElements><command title="Day" id="c1"/><command title="Week" state="on" id="c2"/>
        </menuElements></menu>
        """, attributes: #"changesSelectionAsPrimaryAction="YES""#))
    let button = try #require(controller.view.subviews.first as? UIButton)
    #expect(button.menu?.selectedElements.map(\.title) == ["Week"])
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Week")
  }

  @Test("a controller's key commands answer to their keys, with the modifiers that the file names")
  func keys() throws {
    let controller = try controller(
      """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
      <keyCommands>
        <keyCommand title="Find" input="f" selector="find:" discoverabilityTitle="Find something" id="k1">
          <keyModifierFlags key="modifierFlags" command="YES"/></keyCommand>
        <keyCommand title="Erase" input="UIKeyInputDelete" id="k2"><connections>
          <action selector="erase:" destination="c" id="a1"/></connections></keyCommand>
      </keyCommands>
      """)
    #expect(controller.keyCommands?.count == 2)
    let find = try #require(controller.keyCommands?.first)
    #expect(find.modifierFlags == .command && find.discoverabilityTitle == "Find something")
    host.press("f")
    #expect(MenuController.record.isEmpty)
    host.press("f", .command)
    host.press(UIKeyCommand.inputDelete)
    #expect(MenuController.record == ["find: Find", "erase: Erase"])
    controller.removeKeyCommand(find)
    #expect(controller.keyCommands?.count == 1)
  }

  @Test("a bar button's menu opens with a tap")
  func barButton() throws {
    let controller = try controller(
      """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
      <navigationItem key="navigationItem" title="Home" id="n"><barButtonItem key="rightBarButtonItem" title="Sort" id="i">
        <menu key="menu" id="m"><menuElements><command title="Archive" id="c1">
          <connections><action selector="archive:" destination="c" id="a1"/></connections></command></menuElements></menu>
      </barButtonItem></navigationItem>
      """)
    #expect(controller.navigationItem.rightBarButtonItem?.menu?.children.map(\.title) == ["Archive"])
    host.show(UINavigationController(rootViewController: controller))
    try host.tap(text: "Sort")
    try host.choose("Archive")
    #expect(MenuController.record == ["archive: Archive"])
  }
}

final class MenuController: UIViewController {
  static var record: [String] = []
}
