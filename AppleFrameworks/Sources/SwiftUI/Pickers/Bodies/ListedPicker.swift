import UIKit

/// A view that displays a picker in a menu, inline or as a submenu, with a checkmark at the selected option.
struct ListedPicker: View {
  let options: [PickerOption]
  let selection: PickerSelection
  let label: AnyView
  let isSubmenu: Bool

  var body: some View {
    let selection = selection
    let items = options.map { option in
      MenuItem.action(
        MenuItem.Action(words: option.words, isOn: selection.contains(option)) { selection.choose(option) })
    }
    let isSubmenu = isSubmenu
    ListedEntry(label: label) { words, _ in isSubmenu ? .submenu(words, items) : .section(LabelWords(), items) }
  }
}
