import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UITextField's editing", .ownHosts)
struct UITextFieldEditingTests {
  private let screen: ControlTestScreen
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
  private let log: EditingLog
  private let keyboard: HostKeyboard

  /// A log of the delegate's calls, actions and notifications, in order.
  final class EditingLog: NSObject, UITextFieldDelegate {
    var entries: [String] = []
    var refused: Set<String> = []
    var observers: [any NSObjectProtocol] = []

    private func ask(_ question: String, _ entry: String? = nil) -> Bool {
      entries.append(entry ?? question)
      return !refused.contains(question)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { entries.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      entries.append("didEnd \(reason)")
    }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
      -> Bool
    {
      ask("shouldChange", "shouldChange \(range.location),\(range.length) '\(string)'")
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { entries.append("selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }

    /// Returns and removes the entries.
    func taken() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  init() {
    StandardScreen.make()
    screen = ControlTestScreen()
    let log = EditingLog()
    self.log = log
    field.delegate = log
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
      (.editingDidEnd, "event end"), (.primaryActionTriggered, "event primary"),
    ] {
      field.addAction(UIAction { _ in log.entries.append(name) }, for: event)
    }
    screen.show(field)
    keyboard = HostKeyboard(for: screen.window)
  }

  @Test("beginning, typing and ending call the delegate and send events in order")
  func order() {
    #expect(field.becomeFirstResponder())
    #expect(log.taken() == ["shouldBegin", "didBegin", "event begin"])
    #expect(field.isEditing && field.isFirstResponder)

    keyboard.type("hi")
    #expect(
      log.taken() == [
        "shouldChange 0,0 'h'", "selection", "event changed", "shouldChange 1,0 'i'", "selection", "event changed",
      ])
    #expect(field.text == "hi")

    keyboard.deleteBackward()
    #expect(log.taken() == ["shouldChange 1,1 ''", "selection", "event changed"])
    #expect(field.text == "h")

    #expect(field.resignFirstResponder())
    #expect(log.taken() == ["shouldEnd", "didEnd committed", "event end"])
    #expect(!field.isEditing && !field.isFirstResponder)
  }

  @Test("a delegate that refuses keeps editing from beginning, from changing text and from ending")
  func refusals() {
    log.refused = ["shouldBegin"]
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    log.refused = ["shouldChange", "shouldEnd"]
    #expect(field.becomeFirstResponder())
    keyboard.type("x")
    #expect(field.text == "")
    #expect(!field.resignFirstResponder() && field.isEditing)
    #expect(screen.window.endEditing(true) && !field.isEditing && screen.window.firstResponder == nil)
  }

  @Test("notifications are posted with the field as their object")
  func notifications() {
    // Blocks of notifications are `@Sendable`. They are called immediately on this thread.
    final class Names: @unchecked Sendable { var all: [String] = [] }
    let names = Names()
    let observers = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
        names.all.append($0.name.rawValue)
      }
    }
    field.becomeFirstResponder()
    keyboard.type("a")
    field.text = "code's own change is not told"
    field.resignFirstResponder()
    #expect(
      names.all == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification",
      ])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("the field that begins editing has the other one end first")
  func handOver() {
    let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    let otherLog = EditingLog()
    other.delegate = otherLog
    screen.show(other)
    field.becomeFirstResponder()
    _ = log.taken()
    #expect(other.becomeFirstResponder())
    #expect(log.taken() == ["shouldEnd", "didEnd committed", "event end"])
    #expect(otherLog.entries == ["shouldBegin", "didBegin"])
    log.refused = ["shouldEnd"]
    other.resignFirstResponder()
    field.becomeFirstResponder()
    #expect(!other.becomeFirstResponder() && field.isFirstResponder)
  }

  @Test("the return key asks, sends primary action, and ends editing only where an action waits for the exit event")
  func returnKey() {
    field.becomeFirstResponder()
    _ = log.taken()
    keyboard.pressReturn()
    #expect(log.taken() == ["shouldReturn", "event primary"] && field.isEditing)
    field.addAction(UIAction { [log] _ in log.entries.append("event exit") }, for: .editingDidEndOnExit)
    keyboard.type("\n")
    #expect(
      log.taken() == ["shouldReturn", "event exit", "event primary", "shouldEnd", "didEnd committed", "event end"])
    #expect(field.text == "")
  }

  @Test("a return key that is enabled automatically does nothing without text")
  func automaticReturnKey() {
    field.enablesReturnKeyAutomatically = true
    field.becomeFirstResponder()
    #expect(!keyboard.pressReturn())
    keyboard.type("a")
    #expect(keyboard.pressReturn())
  }

  @Test("a disabled field can't be edited, and one that is disabled stops")
  func disabled() {
    field.isEnabled = false
    #expect(!field.canBecomeFirstResponder && !field.becomeFirstResponder())
    field.isEnabled = true
    field.becomeFirstResponder()
    field.isEnabled = false
    #expect(!field.isEditing)
  }

  @Test("a tap begins editing, and places the caret at the end of a word")
  func tap() {
    field.text = "one two"
    HostFinger(down: CGPoint(x: 200, y: 35), in: screen.window).lift()
    #expect(field.isEditing && field.selection == NSRange(location: 7, length: 0))
    let inOne = field.caretFrame(at: 2)
    HostFinger(down: CGPoint(x: 20 + inOne.midX, y: 35), in: screen.window).lift()
    #expect(field.selection == NSRange(location: 3, length: 0))
  }

  @Test(
    "backspace deletes what a reader takes for one character",
    arguments: [
      ("a", 0), ("e\u{301}", 0), ("x👨‍👩‍👧‍👦", 1), ("🇩🇪🇫🇷", 4), ("👍🏽", 0), ("한", 0), ("\u{1100}\u{1161}", 0),
      ("a\u{1F1E6}", 1),
    ])
  func backspace(_ text: String, _ left: Int) {
    field.text = text
    field.becomeFirstResponder()
    keyboard.deleteBackward()
    #expect(field.text?.utf16.count == left)
  }

  @Test("backspace at the beginning asks nobody, but the field hears of it")
  func emptyBackspace() {
    final class Counting: UITextField {
      var count = 0
      override func deleteBackward() {
        count += 1
        super.deleteBackward()
      }
    }
    let counting = Counting(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    counting.delegate = log
    screen.show(counting)
    counting.becomeFirstResponder()
    _ = log.taken()
    keyboard.deleteBackward(times: 2)
    #expect(counting.count == 2 && log.taken().isEmpty)
  }

  @Test("typing takes the place of the selection")
  func selection() {
    field.text = "hello world"
    field.becomeFirstResponder()
    keyboard.select(NSRange(location: 0, length: 5))
    keyboard.type("J")
    #expect(field.text == "J world" && field.selection == NSRange(location: 1, length: 0))
    keyboard.moveCaret(by: 2)
    keyboard.type("!")
    #expect(field.text == "J w!orld")
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    keyboard.deleteBackward()
    #expect(field.text == "" && !field.hasText)
  }

  @Test("a selection never cuts a character")
  func wholeCharacters() {
    field.text = "a👨‍👩‍👧‍👦b"
    field.becomeFirstResponder()
    keyboard.select(NSRange(location: 3, length: 2))
    #expect(field.selection == NSRange(location: 1, length: 11))
  }

  @Test("clearing: the button, at the beginning of editing, and before the next character")
  func clearing() throws {
    field.clearButtonMode = .always
    field.text = "old"
    screen.window.layoutIfNeeded()
    let button = try #require(field.clearButton)
    #expect(button.superview === field)
    button.sendActions(for: .touchUpInside)
    #expect(field.text == "" && field.isEditing)
    #expect(
      log.taken().filter { $0 != "selection" } == [
        "shouldClear", "event changed", "shouldBegin", "didBegin", "event begin",
      ])
    screen.window.layoutIfNeeded()
    #expect(button.superview == nil, "no button where there is nothing to clear")

    field.resignFirstResponder()
    field.text = "old"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")

    field.text = "old"
    field.clearsOnInsertion = true
    keyboard.type("n")
    keyboard.type("ew")
    #expect(field.text == "new" && !field.clearsOnInsertion)
  }

  @Test("a hidden text is replaced by what is typed first")
  func secureEntry() {
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    keyboard.type("secret")
    #expect(field.text == "secret")
    #expect(field.shownText(isEditing: true).string == "••••••")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    keyboard.type("n")
    #expect(field.text == "n")
  }

  @Test("marked text is replaced while it is composed, and stays when it is unmarked")
  func markedText() {
    field.text = "ab"
    field.becomeFirstResponder()
    keyboard.select(NSRange(location: 1, length: 0))
    field.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
    field.setMarkedText("にほ", selectedRange: NSRange(location: 2, length: 0))
    #expect(field.text == "aにほb" && field.marked == NSRange(location: 1, length: 2))
    field.insertText("日本")
    #expect(field.text == "a日本b" && field.markedTextRange == nil)
    field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    field.unmarkText()
    #expect(field.text == "a日本xb" && field.markedTextRange == nil)
  }

  @Test("newlines that are pasted become spaces")
  func pastedNewlines() {
    field.becomeFirstResponder()
    keyboard.paste("a\nb\r\nc")
    #expect(field.text == "a b c")
  }

  @Test("what is typed has the attributes before the caret, or the typing attributes")
  func typingAttributes() {
    #expect(field.typingAttributes == nil)
    field.attributedText = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    field.becomeFirstResponder()
    keyboard.type("!")
    #expect(field.attributedText?.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    field.typingAttributes?[.foregroundColor] = UIColor.green
    keyboard.type("g")
    #expect(field.attributedText?.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .green)
  }

  @Test("input views come from the first responder, and are read again when it says so")
  func inputViews() {
    let (picker, bar) = (UIView(), UIView())
    field.inputView = picker
    field.becomeFirstResponder()
    #expect(keyboard.inputView === picker && keyboard.inputAccessoryView == nil)
    field.inputAccessoryView = bar
    field.inputView = nil
    #expect(keyboard.inputView === picker)
    field.reloadInputViews()
    #expect(keyboard.inputView == nil && keyboard.inputAccessoryView === bar)
    field.resignFirstResponder()
    #expect(keyboard.inputAccessoryView == nil)
  }

  @Test("a field that leaves the window stops being edited")
  func removal() {
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!field.isEditing && screen.window.firstResponder == nil)
    #expect(!field.becomeFirstResponder())
    screen.show(field)
    field.becomeFirstResponder()
    log.refused = ["shouldEnd"]
    field.removeFromSuperview()
    #expect(!field.isEditing && screen.window.firstResponder == nil, "whatever the delegate says")
  }

  @Test("the caret blinks by the clock that the host moves")
  func caretBlinks() throws {
    let before = AppHost.current.clock.now
    defer { AppHost.current.clock.now = before }
    field.becomeFirstResponder()
    WindowFrame.make(for: screen.window)
    let caret = try #require(field.caret)
    var seen: [Bool] = []
    for _ in 0..<6 {
      WindowFrame.make(for: screen.window)
      seen.append(!caret.isHidden)
      AppHost.current.clock.now += 0.25
    }
    #expect(seen == [true, true, false, false, true, true])
    keyboard.type("a")
    AppHost.current.clock.now += 0.1
    WindowFrame.make(for: screen.window)
    #expect(!caret.isHidden, "typing brings it back at once")
  }
}
