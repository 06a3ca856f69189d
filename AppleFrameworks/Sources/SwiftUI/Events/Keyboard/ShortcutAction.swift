/// A keyboard shortcut with its action.
struct ShortcutAction {
  let shortcut: KeyboardShortcut
  let action: @MainActor () -> Void
}

enum ShortcutsKey: PreferenceKey {
  static var defaultValue: [ShortcutAction] { [] }
  static func reduce(value: inout [ShortcutAction], nextValue: () -> [ShortcutAction]) { value += nextValue() }
}
