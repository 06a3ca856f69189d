/// A keyboard shortcut, which consists of a key and modifier keys.
///
/// - Source: developer.apple.com/documentation/swiftui/keyboardshortcut
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent

  /// The modifier keys.
  ///
  /// - Default: command.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The Return key without modifiers.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The Escape key without modifiers.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Hashes the shortcut.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

private enum ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
  /// The shortcut of the buttons in the view; `nil` for none.
  public var keyboardShortcut: KeyboardShortcut? { buttonShortcut }
  var buttonShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

extension View {
  /// Adds a keyboard shortcut to the buttons in the view.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    environment(\.buttonShortcut, KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Adds a keyboard shortcut to the buttons in the view.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.buttonShortcut, shortcut)
  }

  /// Adds a keyboard shortcut to the buttons in the view; `nil` removes the shortcut of an ancestor view.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.buttonShortcut, shortcut)
  }
}
