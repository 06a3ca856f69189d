import UIKit

/// A key of a keyboard.
///
/// - Source: developer.apple.com/documentation/swiftui/keyequivalent
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key types.
  public var character: Character
  /// What UIKit calls a key that types nothing.
  var special: String?

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  private init(_ character: Character, _ special: String) {
    self.character = character
    self.special = special
  }

  public static let `return` = KeyEquivalent("\r")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
  public static let delete = KeyEquivalent("\u{8}")
  public static let escape = KeyEquivalent("\u{1B}", UIKeyCommand.inputEscape)
  public static let upArrow = KeyEquivalent("\u{F700}", UIKeyCommand.inputUpArrow)
  public static let downArrow = KeyEquivalent("\u{F701}", UIKeyCommand.inputDownArrow)
  public static let leftArrow = KeyEquivalent("\u{F702}", UIKeyCommand.inputLeftArrow)
  public static let rightArrow = KeyEquivalent("\u{F703}", UIKeyCommand.inputRightArrow)

  var input: String { special ?? String(character) }
}

/// Keys that are held while another is pressed.
///
/// - Source: developer.apple.com/documentation/swiftui/eventmodifiers
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: UIKeyModifierFlags.alphaShift.rawValue)
  public static let shift = EventModifiers(rawValue: UIKeyModifierFlags.shift.rawValue)
  public static let control = EventModifiers(rawValue: UIKeyModifierFlags.control.rawValue)
  public static let option = EventModifiers(rawValue: UIKeyModifierFlags.alternate.rawValue)
  public static let command = EventModifiers(rawValue: UIKeyModifierFlags.command.rawValue)
  public static let numericPad = EventModifiers(rawValue: UIKeyModifierFlags.numericPad.rawValue)
}

/// A key with those that are held.
///
/// - Source: developer.apple.com/documentation/swiftui/keyboardshortcut
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

/// What a shortcut does.
struct ShortcutAction {
  let shortcut: KeyboardShortcut
  let action: @MainActor () -> Void
}

enum ShortcutsKey: PreferenceKey {
  static var defaultValue: [ShortcutAction] { [] }
  static func reduce(value: inout [ShortcutAction], nextValue: () -> [ShortcutAction]) { value += nextValue() }
}

private enum ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
  /// The shortcut of the buttons here.
  public var keyboardShortcut: KeyboardShortcut? { buttonShortcut }
  var buttonShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

extension View {
  /// Keys of a hardware keyboard that do what a tap on the button does.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    environment(\.buttonShortcut, KeyboardShortcut(key, modifiers: modifiers))
  }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.buttonShortcut, shortcut)
  }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.buttonShortcut, shortcut)
  }
}

/// A shortcut as UIKit has it: what it does is a closure.
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

/// Finds the shortcuts of what can be seen.
@MainActor
enum ShownShortcuts {
  /// Those of a controller's own views, and of the controllers in it whose views are on the screen.
  static func commands(of root: Node?, _ controller: UIViewController) -> [UIKeyCommand] {
    let own = root?.preference(ShortcutsKey.self).map(ShortcutCommand.make) ?? []
    return own + inner(controller)
  }

  private static func inner(_ controller: UIViewController) -> [UIKeyCommand] {
    controller.children.filter { $0.viewIfLoaded?.window != nil }.flatMap { child in
      child is any SearchHosting ? child.keyCommands ?? [] : inner(child)
    }
  }
}
