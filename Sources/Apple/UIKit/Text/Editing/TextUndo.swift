import Foundation

/// The undo of the user's changes to the text of a field or text view.
///
/// Consecutive typing is one step: adjacent characters, including those that are deleted again. Moving the caret,
/// pasting, or setting the text in code ends the step.
///
/// - Source: developer.apple.com/documentation/uikit/uiresponder/undomanager
@MainActor
final class TextUndo {
  /// One step: the replaced text, and the current range of its replacement.
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
  /// The action name of the next step; by default, that of typing.
  var actionName: String?

  init(of editor: any TextEditor & UIResponder) {
    self.editor = editor
  }

  /// Ends the step, so that the next change begins a new one.
  func endStep() { last = nil }

  /// Removes all steps, after the app set the text.
  func forgetAll() {
    last = nil
    manager.removeAllActions()
  }

  /// Records a replacement of text.
  ///
  /// - Parameters:
  ///   - range: The replaced range.
  ///   - before: The replaced text.
  ///   - length: The length of the new text.
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
    // The backspace key extends the step before the text that it deleted.
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
