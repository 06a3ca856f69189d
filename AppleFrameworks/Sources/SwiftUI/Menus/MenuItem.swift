import UIKit

/// A view that is an item of a UIKit menu or alert.
@MainActor
enum MenuItem {
  case action(Action)
  /// A text field of an alert.
  case field(Field)
  case text(String)
  case divider
  case section(LabelWords, [MenuItem])
  case submenu(LabelWords, [MenuItem])

  struct Action {
    var words: LabelWords
    var role: ButtonRole?
    var isEnabled = true
    /// Whether the item has a check mark.
    var isOn = false
    let action: @MainActor () -> Void
  }

  struct Field {
    let text: Binding<String>
    let prompt: String?
    let isSecure: Bool
    let typing: TypingTraits
  }
}
