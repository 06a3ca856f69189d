import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Actions and menus as data", .ownHosts)
struct UIMenuTests {
  init() { StandardScreen.make() }

  @Test("the selected elements are the actions that are on, those of inline groups included")
  func selectedElements() {
    func action(_ title: String, _ state: UIMenuElement.State) -> UIAction {
      UIAction(title: title, state: state) { _ in }
    }
    let menu = UIMenu(
      title: "Sort",
      children: [
        action("Name", .on), action("Date", .off),
        UIMenu(options: .displayInline, children: [action("Ascending", .on), action("Mixed", .mixed)]),
        UIMenu(title: "More", children: [action("Hidden away", .on)]),
      ])
    #expect(menu.selectedElements.map(\.title) == ["Name", "Ascending"])
  }

  @Test("replacing the children keeps all else, the identifier too")
  func replacing() {
    let menu = UIMenu(title: "Sort", options: .singleSelection, children: [])
    let other = menu.replacingChildren([UIAction(title: "Name") { _ in }])
    #expect(other.identifier == menu.identifier)
    #expect(other.title == "Sort" && other.options == .singleSelection && other.children.count == 1)
  }

  @Test("a copy of an action has its identifier and does the same")
  func copying() {
    var count = 0
    let action = UIAction(title: "Save", subtitle: "Now", attributes: .destructive, state: .on) { _ in count += 1 }
    let copy = action.copy() as? UIAction
    copy?.performWithSender(nil, target: nil)
    #expect(count == 1)
    #expect(copy?.identifier == action.identifier && copy?.title == "Save" && copy?.subtitle == "Now")
    #expect(copy?.attributes == .destructive && copy?.state == .on)
  }
}
