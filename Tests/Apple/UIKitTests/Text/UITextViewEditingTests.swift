import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UITextView's editing", .ownHosts)
struct UITextViewEditingTests {
  private let screen: ControlTestScreen
  private let view: UITextView
  private let log = EditingLog()
  private let keyboard: HostKeyboard

  /// A log of the delegate's calls.
  final class EditingLog: NSObject, UITextViewDelegate {
    var entries: [String] = []
    var refused: Set<String> = []

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
    func textViewDidBeginEditing(_ textView: UITextView) { entries.append("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { entries.append("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      entries.append(
        "shouldChange \(range.location),\(range.length) '\(text.replacingOccurrences(of: "\n", with: "\\n"))'")
      return !refused.contains("shouldChange")
    }
    func textViewDidChange(_ textView: UITextView) { entries.append("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { entries.append("selection") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { entries.append("scroll") }

    private func ask(_ question: String) -> Bool {
      entries.append(question)
      return !refused.contains(question)
    }

    func taken() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  init() {
    StandardScreen.make()
    screen = ControlTestScreen()
    view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.delegate = log
    screen.show(view)
    keyboard = HostKeyboard(for: screen.window)
  }

  @Test("beginning, typing and ending call the delegate in order")
  func order() {
    #expect(view.becomeFirstResponder())
    #expect(log.taken() == ["shouldBegin", "didBegin"])
    keyboard.type("a\n")
    #expect(
      log.taken() == [
        "shouldChange 0,0 'a'", "selection", "didChange", "shouldChange 1,0 '\\n'", "selection", "didChange",
      ])
    keyboard.deleteBackward()
    #expect(log.taken() == ["shouldChange 1,1 ''", "selection", "didChange"] && view.text == "a")
    view.resignFirstResponder()
    #expect(log.taken() == ["shouldEnd", "didEnd"])
  }

  @Test("changes that code makes are not told, but for the selection")
  func code() {
    view.text = "hello"
    #expect(log.taken() == ["selection"] && view.selectedRange == NSRange(location: 5, length: 0))
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(log.taken() == ["selection"])
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "")
    #expect(log.taken() == ["selection"] && view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test("a delegate that refuses keeps text and editing as they are")
  func refusals() {
    log.refused = ["shouldBegin"]
    #expect(!view.becomeFirstResponder())
    log.refused = ["shouldChange", "shouldEnd"]
    view.becomeFirstResponder()
    keyboard.type("x")
    #expect(view.text == "" && !view.resignFirstResponder())
    screen.window.endEditing(true)
    #expect(!view.isFirstResponder && view.caret == nil)
  }

  @Test("a view that is not editable can be selected in, and takes no text")
  func readOnly() {
    view.text = "text"
    view.isEditable = false
    _ = log.taken()
    #expect(view.canBecomeFirstResponder && view.becomeFirstResponder())
    #expect(log.taken().isEmpty && view.caret == nil)
    keyboard.type("x")
    keyboard.deleteBackward()
    #expect(view.text == "text")
    view.resignFirstResponder()
    view.isSelectable = false
    #expect(!view.canBecomeFirstResponder)
  }

  @Test("what is typed looks like what is before it, or like the typing attributes")
  func typingAttributes() {
    view.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    view.becomeFirstResponder()
    keyboard.type("c")
    #expect(view.textStorage.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    view.typingAttributes = [.foregroundColor: UIColor.green]
    keyboard.type("d")
    #expect(view.textStorage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .green)
    keyboard.select(NSRange(location: 0, length: 4))
    keyboard.deleteBackward()
    keyboard.type("e")
    #expect(view.textColor == .red, "an emptied view goes on typing as before")
  }

  @Test("typing scrolls the caret into sight")
  func scrolling() {
    view.becomeFirstResponder()
    for number in 1...10 { keyboard.type("line \(number)\n") }
    screen.window.layoutIfNeeded()
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.contentOffset.y > 100 && view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
    #expect(log.taken().contains("scroll"))
  }

  @Test("a tap begins editing at the word that it hits")
  func tap() {
    view.text = "hello world"
    let place = view.caretRect(for: view.position(9))
    HostFinger(down: CGPoint(x: place.midX, y: 100 + place.midY), in: screen.window).lift()
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 11, length: 0))
  }

  @Test("notifications are posted with the view as their object")
  func notifications() {
    final class Names: @unchecked Sendable { var all: [String] = [] }
    let names = Names()
    let observers = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) {
        names.all.append($0.name.rawValue)
      }
    }
    view.becomeFirstResponder()
    keyboard.type("a")
    view.resignFirstResponder()
    #expect(
      names.all == [
        "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
        "UITextViewTextDidEndEditingNotification",
      ])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("marked text is replaced while it is composed")
  func markedText() {
    view.text = "ab"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 0)
    view.setMarkedText("にほ", selectedRange: NSRange(location: 2, length: 0))
    #expect(view.text == "aにほb" && view.marked == NSRange(location: 1, length: 2))
    view.insertText("日本")
    #expect(view.text == "a日本b" && view.markedTextRange == nil && view.selectedRange.location == 3)
  }

  @Test("a part of a character that was typed by itself is taken back by itself", arguments: [false, true])
  func partsOfCharacters(_ isField: Bool) throws {
    let view: any UIView & UITextInput = isField ? UITextField() : view
    if isField { screen.show(view) }
    view.becomeFirstResponder()
    let parts = ["a", "👩", "\u{200D}👩", "🏽", "e", "\u{301}", "🇩", "🇪"]
    var texts = [""]
    for part in parts {
      // Moving the caret begins another undo step.
      for place in [view.beginningOfDocument, view.endOfDocument] {
        view.selectedTextRange = view.textRange(from: place, to: place)
      }
      view.insertText(part)
      texts.append(texts[texts.count - 1] + part)
    }
    func text() throws -> String {
      let range = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
      return try #require(view.text(in: range))
    }
    #expect(try text() == texts[parts.count])
    for count in parts.indices.reversed() {
      view.undoManager?.undo()
      #expect(try text() == texts[count])
    }
  }

  @Test("any view that takes keys is typed into")
  func keyInput() {
    final class Pad: UIView, UIKeyInput {
      var text = ""
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { _ = text.popLast() }
      override var canBecomeFirstResponder: Bool { true }
    }
    let pad = Pad()
    screen.show(pad)
    pad.becomeFirstResponder()
    keyboard.type("12\n3")
    keyboard.deleteBackward()
    #expect(pad.text == "12\n" && pad.keyboardType == .default && pad.autocapitalizationType == .sentences)
  }
}
