import UIKit

/// A button or a list row that displays the selected option and opens a menu.
struct MenuPicker: View {
  let options: [PickerOption]
  let selection: PickerSelection
  let label: AnyView
  let current: AnyView?
  let isRow: Bool

  var body: some View {
    let (options, selection) = (options, selection)
    let chosen = options.first { selection.contains($0) }
    let value = MenuPickerValue(words: chosen?.words ?? LabelWords(), current: current)
    Group {
      if isRow {
        StyledButton(
          role: nil, action: {},
          label: AnyView(
            HStack {
              label.applying(DefaultForeground(style: AnyShapeStyle(Color.primary)))
              Spacer()
              value.applying(DefaultForeground(style: AnyShapeStyle(Color.secondary)))
            })
        )
        .environment(\.buttonStyle, .style(PlainLabelStyle()))
      } else {
        StyledButton(role: nil, action: {}, label: AnyView(value))
      }
    }
    .environment(
      \.buttonMenu,
      ButtonMenu(isPrimary: true) {
        options.map { option in
          .action(MenuItem.Action(words: option.words, isOn: selection.contains(option)) { selection.choose(option) })
        }
      })
  }
}

/// The selected option of a menu picker, with an indicator.
struct MenuPickerValue: View {
  let words: LabelWords
  let current: AnyView?
  var body: some View {
    HStack(spacing: 5) {
      if let current {
        current
      } else {
        if let image = words.image { Image(uiImage: image) }
        if let title = words.title { Text(verbatim: title).lineLimit(1) }
      }
      Image(systemName: "chevron.up.chevron.down").imageScale(.small).font(.footnote.weight(.medium))
    }
  }
}
