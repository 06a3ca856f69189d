import UIKit

/// A UIKit key command that calls a closure.
final class ShortcutCommand: UIKeyCommand {
  static let selector: Selector = "performShortcutOfViews:"
  private var perform: @MainActor () -> Void = {}

  static func make(_ action: ShortcutAction) -> ShortcutCommand {
    let command = ShortcutCommand(
      input: action.shortcut.key.input,
      modifierFlags: UIKeyModifierFlags(rawValue: action.shortcut.modifiers.rawValue), action: selector)
    command.perform = action.action
    return command
  }

  override func performWithSender(_ sender: Any?, target: Any?) { perform() }
}
