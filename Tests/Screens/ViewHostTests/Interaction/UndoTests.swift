import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("Undo in text", .ownHosts)
struct UndoTests {
  private let host = ViewHost(device: .standard)
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  private let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 200))

  init() {
    let root = UIView()
    root.addSubview(field)
    root.addSubview(view)
    let controller = UIViewController()
    controller.view = root
    host.show(controller)
  }

  private func type(_ text: String, into input: any UIKeyInput) {
    for character in text { input.insertText(String(character)) }
    host.advance(by: 0.1)
  }

  @Test("what is typed in one go goes in one step, and comes back in one")
  func typing() throws {
    for input in [field, view] as [any UIKeyInput & UIResponder] {
      input.becomeFirstResponder()
      let manager = try #require(input.undoManager)
      #expect(!manager.canUndo)
      type("Hello", into: input)
      input.deleteBackward()
      type("p!", into: input)
      #expect(manager.canUndo && manager.undoMenuItemTitle == "Undo Typing")
      manager.undo()
      #expect(!input.hasText && !manager.canUndo && manager.canRedo)
      manager.redo()
      #expect((input as? UITextField)?.text ?? (input as? UITextView)?.text == "Hellp!")
      manager.undo()
      #expect(!input.hasText)
    }
    #expect(field.undoManager !== view.undoManager)
  }

  @Test("a moved caret, a paste and a cut are steps of their own")
  func steps() throws {
    view.becomeFirstResponder()
    let manager = try #require(view.undoManager)
    type("one", into: view)
    view.selectedRange = NSRange(location: 0, length: 0)
    type("two ", into: view)
    UIPasteboard.general.string = "three "
    view.paste(nil)
    #expect(view.text == "two three one" && manager.undoActionName == "Paste")
    view.selectedRange = NSRange(location: 0, length: 4)
    view.cut(nil)
    #expect(view.text == "three one" && manager.undoActionName == "Cut")
    manager.undo()
    #expect(view.text == "two three one")
    manager.undo()
    #expect(view.text == "two one")
    manager.undo()
    #expect(view.text == "one")
    manager.undo()
    #expect(view.text == "")
    for text in ["one", "two one", "two three one", "three one"] {
      manager.redo()
      #expect(view.text == text)
    }
    #expect(!manager.canRedo)
  }

  @Test("attributes come back, delegates hear of it, and a text that the app sets can't be undone")
  func attributes() throws {
    final class Delegate: NSObject, UITextViewDelegate {
      var changes = 0
      func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }
    let delegate = Delegate()
    view.attributedText = NSAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12)])
    view.delegate = delegate
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 3)
    view.deleteBackward()
    #expect(delegate.changes == 1)
    view.undoManager?.undo()
    #expect(delegate.changes == 2 && view.text == "red")
    #expect(view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    view.text = "other"
    #expect(view.undoManager?.canUndo == false && view.undoManager?.canRedo == false)
  }

  @Test("command Z undoes, with shift it redoes; a shake asks first")
  func keysAndShake() throws {
    field.becomeFirstResponder()
    type("Hello", into: field)
    host.run { _ = HostKeys(for: host.window).press("z", .command) }
    #expect(field.text == "")
    host.run { _ = HostKeys(for: host.window).press("z", [.command, .shift]) }
    #expect(field.text == "Hello")
    host.run { HostShake.shake(host.window) }
    host.advance(by: 1)
    let alert = try #require(host.window.rootViewController?.presentedViewController as? UIAlertController)
    #expect(alert.title == "Undo Typing" && alert.actions.map(\.title) == ["Cancel", "Undo"])
    try host.tap(text: "Undo")
    host.advance(by: 1)
    #expect(field.text == "")
  }

  @Test("other responders share their window's undo manager")
  func window() {
    #expect(field.superview?.undoManager === host.window.undoManager)
    #expect(host.window.rootViewController?.undoManager === host.window.undoManager)
    #expect(UIView().undoManager == nil)
  }
}
