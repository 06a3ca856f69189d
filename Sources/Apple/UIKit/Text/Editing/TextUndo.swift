import Foundation

/// Takes back what a user does to the text of a field or text view.
///
/// What is typed in one go is one step: characters that follow each other, and those of them that are deleted again. A moved
/// caret, a paste, or a text that the app sets ends the step.
///
/// - Source: developer.apple.com/documentation/uikit/uiresponder/undomanager
@MainActor
final class TextUndo {
  /// One step: what was there before, and where what took its place is now.
  private final class Step {
    var before: NSAttributedString
    var range: NSRange

    init(before: NSAttributedString, range: NSRange) {
      self.before = before
      self.range = range
    }
  }

  let manager = UndoManager()
  private unowned let editor: any TextEditor & UIResponder
  private var last: (step: Step, group: AnyObject?)?
  /// What the step that comes next is called; what is typed where nobody says.
  var actionName: String?

  init(of editor: any TextEditor & UIResponder) {
    self.editor = editor
  }

  /// The next change begins a step of its own.
  func endStep() { last = nil }

  /// The app set the text: there is nothing to go back to.
  func forgetAll() {
    last = nil
    manager.removeAllActions()
  }

  /// Text takes the place of other text.
  ///
  /// - Parameters:
  ///   - range: what is replaced.
  ///   - before: what was there.
  ///   - length: the length of what is there now.
  func replaced(_ range: NSRange, _ before: NSAttributedString, length: Int) {
    guard manager.isUndoRegistrationEnabled, !manager.isUndoing, !manager.isRedoing else { return }
    let name = actionName ?? "Typing"
    if actionName == nil, let last, last.group === manager.latestGroup, joins(last.step, range, before, length) {
      return
    }
    let step = Step(before: before, range: NSRange(location: range.location, length: length))
    register(step, name)
    last = actionName == nil ? (step, manager.latestGroup) : nil
  }

  private func joins(_ step: Step, _ range: NSRange, _ before: NSAttributedString, _ length: Int) -> Bool {
    let end = step.range.location + step.range.length
    if range.location >= step.range.location, range.location + range.length == end {
      step.range.length += length - range.length
      return true
    }
    // The backspace key goes on before what the step deleted.
    guard length == 0, step.range.length == 0, range.location + range.length == step.range.location else {
      return false
    }
    let joined = NSMutableAttributedString(attributedString: before)
    joined.append(step.before)
    step.before = joined
    step.range.location = range.location
    return true
  }

  private func register(_ step: Step, _ name: String) {
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: self) { undo in
      MainActor.assumeIsolated { undo.takeBack(step, name) }
    }
    manager.setActionName(name)
    manager.endUndoGrouping()
  }

  private func takeBack(_ step: Step, _ name: String) {
    last = nil
    let length = editor.editedString.length
    let start = min(step.range.location, length)
    let range = NSRange(location: start, length: min(step.range.length, length - start))
    let before = editor.editedText.attributedSubstring(from: range)
    editor.restore(step.before, in: range)
    let other = Step(before: before, range: NSRange(location: start, length: step.before.length))
    manager.registerUndo(withTarget: self) { undo in
      MainActor.assumeIsolated { undo.takeBack(other, name) }
    }
    manager.setActionName(name)
  }
}
