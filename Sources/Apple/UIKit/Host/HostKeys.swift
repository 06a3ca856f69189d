/// A hardware keyboard: shortcuts, key presses for responders, and typing.
@MainActor
package struct HostKeys {
  private let window: UIWindow

  package init(for window: UIWindow) {
    self.window = window
  }

  /// The result of a key.
  package enum Outcome: Equatable {
    /// A command of the app or an editing command was sent, or the focus moved.
    case command
    /// The key typed text or moved the caret.
    case typed
    /// Responders received the key.
    case delivered
  }

  /// Presses and releases a key.
  ///
  /// Commands of the responders come first, beginning with the first responder. While text is edited, however, typing
  /// precedes commands without priority. Standard editing shortcuts, `pressesBegan` of responders, and typing follow.
  ///
  /// - Parameter input: The character that the key types without modifiers, or one of the constants of `UIKeyCommand`.
  @discardableResult
  package func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Outcome {
    EventTimers.current.fireDue()
    if modifiers.isEmpty, UserInterface.current.openMenu?.presentation?.press(input) == true { return .command }
    let first = window.firstResponder ?? frontmostResponder
    let types = window.firstResponder is any UIKeyInput && typesText(input, modifiers)
    if let (command, responder) = command(for: input, modifiers, from: first, systemComesFirst: types) {
      perform(command, from: responder)
      return .command
    }
    if let action = HostKeys.editing(input, modifiers), let first,
      let target = first.target(forAction: action, withSender: nil)
    {
      UIApplication.shared.sendAction(action, to: target, from: nil, for: nil)
      return .command
    }
    if let manager = HostKeys.undoing(input, modifiers, first) {
      modifiers.contains(.shift) ? manager.redo() : manager.undo()
      return .command
    }
    if !types, moveFocus(input, modifiers) { return .command }
    deliver(input, modifiers, to: first)
    if types { type(input, modifiers) }
    return types ? .typed : .delivered
  }

  /// The responder for keys without a first responder: the front-most controller.
  private var frontmostResponder: UIResponder? { window.rootViewController ?? window }

  /// Moves the focus on a tablet: the tab key moves it to the next group, arrow keys move it inside, and return and
  /// space perform the action of a tap.
  private func moveFocus(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard let system = UIFocusSystem.focusSystem(for: window) else { return false }
    if input == "\t", modifiers.isEmpty || modifiers == .shift { return system.moveToGroup(forward: modifiers.isEmpty) }
    guard modifiers.isEmpty else { return false }
    switch input {
    case UIKeyCommand.inputUpArrow: return system.move(.up)
    case UIKeyCommand.inputDownArrow: return system.move(.down)
    case UIKeyCommand.inputLeftArrow: return system.move(.left)
    case UIKeyCommand.inputRightArrow: return system.move(.right)
    case "\r", "\n", " ": return system.activate()
    default: return false
    }
  }

  // MARK: - Commands

  private func command(
    for input: String, _ modifiers: UIKeyModifierFlags, from first: UIResponder?, systemComesFirst: Bool
  ) -> (UIKeyCommand, UIResponder)? {
    var current = first
    while let responder = current {
      for command in responder.keyCommands ?? [] where command.matches(input, modifiers) {
        if systemComesFirst, !command.wantsPriorityOverSystemBehavior { continue }
        if command.attributes.contains(.disabled) { continue }
        if command.target(from: responder) != nil { return (command, responder) }
      }
      current = responder.next
    }
    return systemComesFirst ? nil : menuCommand(for: input, modifiers, from: first)
  }

  /// Returns a command of the app's menus.
  private func menuCommand(
    for input: String, _ modifiers: UIKeyModifierFlags, from first: UIResponder?
  ) -> (UIKeyCommand, UIResponder)? {
    for command in UserInterface.current.menuSystems.mainTree.keyCommands where command.matches(input, modifiers) {
      let start: UIResponder = first ?? UIApplication.shared
      guard let target = command.target(from: start) else { continue }
      (target as? UIResponder)?.validate(command)
      if !command.attributes.contains(.disabled) { return (command, start) }
    }
    return nil
  }

  private func perform(_ command: UIKeyCommand, from responder: UIResponder) {
    command.performWithSender(responder, target: command.target(from: responder))
  }

  /// Returns the standard editing shortcuts.
  private static func editing(_ input: String, _ modifiers: UIKeyModifierFlags) -> Selector? {
    if modifiers == [.command, .shift, .alternate], input.lowercased() == "v" { return "pasteAndMatchStyle:" }
    guard modifiers == .command else { return nil }
    return switch input.lowercased() {
    case "x": "cut:"
    case "c": "copy:"
    case "v": "paste:"
    case "a": "selectAll:"
    case "b": "toggleBoldface:"
    case "i": "toggleItalics:"
    case "u": "toggleUnderline:"
    default: nil
    }
  }

  /// Returns the undo manager if the keys are for undo or redo and it has something to undo or redo.
  private static func undoing(
    _ input: String, _ modifiers: UIKeyModifierFlags, _ responder: UIResponder?
  ) -> UndoManager? {
    guard input.lowercased() == "z", let manager = responder?.undoManager else { return nil }
    if modifiers == .command { return manager.canUndo ? manager : nil }
    return modifiers == [.command, .shift] && manager.canRedo ? manager : nil
  }

  // MARK: - Presses

  private func deliver(_ input: String, _ modifiers: UIKeyModifierFlags, to responder: UIResponder?) {
    let press = UIPress(
      UIKey(input, modifiers), in: window, responder: responder, timestamp: AppHost.current.clock.now)
    let event = UIPressesEvent(presses: [press], timestamp: AppHost.current.clock.now)
    let recognizers = recognizers(for: press, from: responder)
    Gestures.current.handle {
      for recognizer in recognizers { recognizer.pressesBegan([press], with: event) }
    }
    responder?.pressesBegan([press], with: event)
    press.phase = .ended
    Gestures.current.handle {
      for recognizer in recognizers where !recognizer.state.isFinal { recognizer.pressesEnded([press], with: event) }
    }
    responder?.pressesEnded([press], with: event)
  }

  private func recognizers(for press: UIPress, from responder: UIResponder?) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var current = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    while let view = current {
      found += (view.gestureRecognizers ?? []).filter { recognizer in
        recognizer.isEnabled && recognizer.allowedPressTypes.contains(NSNumber(value: press.type.rawValue))
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
      }
      current = view.superview
    }
    for recognizer in found { Gestures.current.activate(recognizer) }
    return found
  }

  // MARK: - Typing

  private func typesText(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard modifiers.subtracting([.shift, .alphaShift, .alternate, .numericPad]).isEmpty else { return false }
    let moves = [
      UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow,
      UIKeyCommand.inputDownArrow, UIKeyCommand.inputDelete,
    ]
    return moves.contains(input) || (input.count == 1 && input != "\t" && input != "\u{1B}")
  }

  private func type(_ input: String, _ modifiers: UIKeyModifierFlags) {
    let keyboard = HostKeyboard(for: window)
    switch input {
    case "\u{8}", "\u{7F}": keyboard.deleteBackward()
    case UIKeyCommand.inputDelete:
      keyboard.moveCaret(by: 1)
      keyboard.deleteBackward()
    case UIKeyCommand.inputLeftArrow: move(.left, keyboard, extends: modifiers.contains(.shift))
    case UIKeyCommand.inputRightArrow: move(.right, keyboard, extends: modifiers.contains(.shift))
    case UIKeyCommand.inputUpArrow: move(.up, keyboard, extends: modifiers.contains(.shift))
    case UIKeyCommand.inputDownArrow: move(.down, keyboard, extends: modifiers.contains(.shift))
    case "\r", "\n": keyboard.pressReturn()
    default: keyboard.type(modifiers.contains(.shift) ? input.uppercased() : input)
    }
  }

  /// Moves the caret with an arrow key; with shift, the end of the selection.
  private func move(_ direction: UITextLayoutDirection, _ keyboard: HostKeyboard, extends: Bool) {
    guard let editor = window.firstResponder as? any TextEditor else { return }
    let selection = editor.selection
    let isForward = direction == .right || direction == .down
    if !extends, selection.length > 0, direction == .left || direction == .right {
      keyboard.select(
        NSRange(location: isForward ? selection.location + selection.length : selection.location, length: 0))
      return
    }
    let moving = isForward ? selection.location + selection.length : selection.location
    let target =
      editor.moved(editor.position(moving), direction, by: 1).flatMap(editor.offset)
      ?? (isForward
        ? editor.editedString.length : 0)
    if extends {
      let fixed = isForward ? selection.location : selection.location + selection.length
      keyboard.select(NSRange(location: min(fixed, target), length: abs(target - fixed)))
    } else {
      keyboard.select(NSRange(location: target, length: 0))
    }
  }
}
