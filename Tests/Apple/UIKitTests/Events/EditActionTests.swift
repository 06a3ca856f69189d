import Foundation
import QuartzCore
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Actions of editing", .ownHosts)
struct EditActionTests {
  private let window: UIWindow
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))

  init() {
    StandardScreen.make()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    window.addSubview(field)
    field.text = "red green blue"
    field.becomeFirstResponder()
    UIPasteboard.general.string = nil
  }

  private func send(_ action: Selector) -> Bool {
    UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil)
  }

  @Test("what can be done depends on selection, pasteboard and first responder")
  func canPerform() {
    func can(_ action: Selector) -> Bool { field.canPerformAction(action, withSender: nil) }
    #expect(!can("copy:") && !can("cut:") && !can("delete:") && !can("paste:"))
    #expect(can("select:") && can("selectAll:") && !can("toggleBoldface:"))
    field.selectAll(nil)
    #expect(can("copy:") && can("cut:") && can("delete:") && !can("selectAll:") && !can("select:"))
    UIPasteboard.general.string = "x"
    #expect(can("paste:"))
    field.isSecureTextEntry = true
    #expect(!can("copy:") && !can("cut:") && can("paste:"))
    field.resignFirstResponder()
    #expect(!can("paste:") && !can("selectAll:"))
    #expect(can("setNeedsLayout"))
  }

  @Test("text is cut, copied and pasted through the responder chain, and delegates are asked")
  func cutAndPaste() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var allows = true
      var asked: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        asked.append("\(range.location) \(range.length) \(string)")
        return allows
      }
    }
    let delegate = Delegate()
    field.delegate = delegate
    field.select(NSRange(location: 4, length: 6))
    #expect(send("cut:"))
    #expect(field.text == "red blue" && UIPasteboard.general.string == "green ")
    #expect(send("paste:"))
    #expect(field.text == "red green blue")
    #expect(delegate.asked == ["4 6 ", "4 0 green "])
    delegate.allows = false
    #expect(send("paste:"))
    #expect(field.text == "red green blue")
    #expect(!send("copy:"))
  }

  @Test("the word at the caret is selected, by an action or a second tap")
  func words() {
    field.select(NSRange(location: 6, length: 0))
    #expect(send("select:"))
    #expect(field.selection == NSRange(location: 4, length: 5))
    let place = field.geometry.caret(at: 1)
    let point = field.convert(CGPoint(x: place.midX, y: place.midY), to: window as UIView?)
    HostFinger(down: point, in: window).lift()
    #expect(field.selection.length == 0)
    HostFinger(down: point, in: window, tapCount: 2).lift()
    #expect(field.selection == NSRange(location: 0, length: 3))
  }

  @Test("a text view that can't be edited is copied from, and not cut or pasted into")
  func readOnly() {
    let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
    view.text = "some words"
    view.isEditable = false
    window.addSubview(view)
    #expect(view.becomeFirstResponder())
    #expect(send("selectAll:") && send("copy:"))
    #expect(UIPasteboard.general.string == "some words")
    #expect(!send("cut:") && !send("paste:"))
  }

  @Test("the pasteboard counts its changes and tells of them")
  func pasteboard() {
    let board = UIPasteboard.general
    let count = board.changeCount
    var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    board.url = URL(string: "https://example.com")
    #expect(board.string == "https://example.com" && board.hasURLs && !board.hasImages)
    board.strings = ["a", "b"]
    #expect(board.string == "a" && board.numberOfItems == 2 && board.url == nil)
    #expect(board.changeCount == count + 2 && told == 2)
    NotificationCenter.default.removeObserver(token)
  }

  @Test(
    "every action of the Edit menu reaches the responder that overrides it",
    arguments: [
      "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "select:", "selectAll:",
      "delete:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
      "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:", "print:", "duplicate:", "move:",
      "rename:", "export:", "find:", "findAndReplace:", "findNext:", "findPrevious:", "useSelectionForFind:",
    ])
  func overridden(_ name: String) {
    final class Editor: UIView {
      var allows = false
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { allows }
      override func cut(_ sender: Any?) { log.append("cut:") }
      override func copy(_ sender: Any?) { log.append("copy:") }
      override func paste(_ sender: Any?) { log.append("paste:") }
      override func pasteAndMatchStyle(_ sender: Any?) { log.append("pasteAndMatchStyle:") }
      override func pasteAndGo(_ sender: Any?) { log.append("pasteAndGo:") }
      override func pasteAndSearch(_ sender: Any?) { log.append("pasteAndSearch:") }
      override func select(_ sender: Any?) { log.append("select:") }
      override func selectAll(_ sender: Any?) { log.append("selectAll:") }
      override func delete(_ sender: Any?) { log.append("delete:") }
      override func toggleBoldface(_ sender: Any?) { log.append("toggleBoldface:") }
      override func toggleItalics(_ sender: Any?) { log.append("toggleItalics:") }
      override func toggleUnderline(_ sender: Any?) { log.append("toggleUnderline:") }
      override func increaseSize(_ sender: Any?) { log.append("increaseSize:") }
      override func decreaseSize(_ sender: Any?) { log.append("decreaseSize:") }
      override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
        log.append("makeTextWritingDirectionLeftToRight:")
      }
      override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
        log.append("makeTextWritingDirectionRightToLeft:")
      }
      override func printContent(_ sender: Any?) { log.append("print:") }
      override func duplicate(_ sender: Any?) { log.append("duplicate:") }
      override func move(_ sender: Any?) { log.append("move:") }
      override func rename(_ sender: Any?) { log.append("rename:") }
      override func export(_ sender: Any?) { log.append("export:") }
      override func find(_ sender: Any?) { log.append("find:") }
      override func findAndReplace(_ sender: Any?) { log.append("findAndReplace:") }
      override func findNext(_ sender: Any?) { log.append("findNext:") }
      override func findPrevious(_ sender: Any?) { log.append("findPrevious:") }
      override func useSelectionForFind(_ sender: Any?) { log.append("useSelectionForFind:") }
    }
    let action = Selector(stringLiteral: name)
    let editor = Editor(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(editor)
    editor.becomeFirstResponder()
    #expect(!send(action) && editor.log.isEmpty)
    editor.allows = true
    #expect(send(action))
    #expect(editor.log == [name])
    let plain = UIView()
    #expect(!plain.canPerformAction(action, withSender: nil))
  }

  // MARK: - Menus

  @Test("an edit menu suggests what can be done, lets its delegate decide, and performs what is chosen")
  func editMenu() throws {
    final class Delegate: NSObject, UIEditMenuInteractionDelegate {
      var isEmpty = false
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        isEmpty ? UIMenu() : UIMenu(children: suggestedActions + [UIAction(title: "Shout") { _ in }])
      }
    }
    let delegate = Delegate()
    let interaction = UIEditMenuInteraction(delegate: delegate)
    field.addInteraction(interaction)
    #expect(interaction.view === field)
    let configuration = UIEditMenuConfiguration(identifier: "menu", sourcePoint: CGPoint(x: 5, y: 6))
    interaction.presentEditMenu(with: configuration)
    #expect(UserInterface.current.openMenu?.leaves.map(\.title) == ["Select", "Select All", "Shout"])
    #expect(interaction.location(in: window) == CGPoint(x: 25, y: 106))
    let all = try #require(UserInterface.current.openMenu?.leaves[1])
    UserInterface.current.openMenu?.choose(all)
    #expect(field.selection.length == 14 && UserInterface.current.openMenu == nil)
    interaction.presentEditMenu(with: configuration)
    #expect(UserInterface.current.openMenu?.leaves.map(\.title) == ["Cut", "Copy", "Delete", "Shout"])
    delegate.isEmpty = true
    interaction.reloadVisibleMenu()
    #expect(UserInterface.current.openMenu == nil)
    field.removeInteraction(interaction)
    #expect(interaction.view == nil && field.interactions.isEmpty)
  }

  @Test("a button's menu opens on touch, and what is chosen is performed and shown")
  func buttonMenu() throws {
    var log: [String] = []
    let button = UIButton(configuration: .plain())
    button.frame = CGRect(x: 20, y: 300, width: 100, height: 40)
    button.menu = UIMenu(children: [
      UIAction(title: "Name") { _ in log.append("name") }, UIAction(title: "Date") { _ in log.append("date") },
      UIAction(title: "Secret", attributes: .hidden) { _ in },
    ])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    window.addSubview(button)
    HostFinger(down: CGPoint(x: 50, y: 320), in: window).lift()
    let menu = try #require(UserInterface.current.openMenu)
    #expect(menu.leaves.map(\.title) == ["Name", "Date"])
    menu.choose(menu.leaves[1])
    #expect(log == ["date"] && button.popupTitle == "Date" && UserInterface.current.openMenu == nil)
  }

  // MARK: - Presses

  @Test("while text is edited a command without priority waits behind typing")
  func priority() {
    final class Commanding: UITextField {
      var log: [String] = []
      var hasPriority = false
      override var keyCommands: [UIKeyCommand]? {
        let command = UIKeyCommand(
          action: "moved", input: UIKeyCommand.inputLeftArrow, modifierFlags: [])
        command.wantsPriorityOverSystemBehavior = hasPriority
        return [command]
      }
    }
    SelectorTable.add("moved", to: Commanding.self) { field, _ in
      field.log.append("moved")
      return nil
    }
    let field = Commanding(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.text = "ab"
    window.addSubview(field)
    field.becomeFirstResponder()
    let keys = HostKeys(for: window)
    #expect(keys.press(UIKeyCommand.inputLeftArrow) == .typed)
    #expect(field.log.isEmpty && field.selection.location == 1)
    field.hasPriority = true
    #expect(keys.press(UIKeyCommand.inputLeftArrow) == .command)
    #expect(field.log == ["moved"] && field.selection.location == 1)
    #expect(keys.press(UIKeyCommand.inputRightArrow, .shift) == .typed)
    #expect(field.selection == NSRange(location: 1, length: 1))
  }

  @Test("a recognizer hears of the kinds of presses that it allows")
  func presses() {
    final class PressView: UIView {
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("view") }
    }
    final class PressRecognizer: UIGestureRecognizer {
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if presses.first?.key?.keyCode == .keyboardEscape { state = .ended }
      }
    }
    let view = PressView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    view.becomeFirstResponder()
    let recognizer = PressRecognizer()
    recognizer.listeners.append { _ in view.log.append("recognizer") }
    view.addGestureRecognizer(recognizer)
    let keys = HostKeys(for: window)
    keys.press(UIKeyCommand.inputEscape)
    recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    keys.press(UIKeyCommand.inputEscape)
    keys.press("a")
    #expect(view.log == ["view", "recognizer", "view", "view"])
    #expect(recognizer.state == .possible)
  }
}
