import UIKit

/// A view that displays a picker as rows of a list.
struct InlinePicker: View {
  let options: [PickerOption]
  let selection: PickerSelection
  let label: AnyView?

  var body: some View {
    if let label { label.applying(DefaultForeground(style: AnyShapeStyle(Color.secondary))) }
    ForEach(options) { option in PickerRow(option: option, selection: selection) }
  }
}

/// A view that displays an option as a row, with a checkmark if it is selected.
private struct PickerRow: View {
  let option: PickerOption
  let selection: PickerSelection

  var body: some View {
    let (option, selection) = (option, selection)
    let isChosen = selection.contains(option)
    HStack {
      BoxView(box: option.box)
      Spacer()
      Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(Color.accentColor)
        .opacity(isChosen ? 1 : 0).accessibilityHidden(!isChosen)
    }
    .applying(TraitModifier<RowActionTrait>(value: RowAction(action: { selection.choose(option) }, showsArrow: false)))
    .accessibilityAddTraits(isChosen ? [.isSelected] : [])
  }
}
