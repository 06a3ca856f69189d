import UIKit

/// A row that opens a page with all options.
struct PagePicker: View {
  let options: [PickerOption]
  let selection: PickerSelection
  let label: AnyView
  let content: AnyView
  let current: AnyView?
  @Environment(\.navigation) private var navigation
  @Environment(\.isInList) private var isInList

  var body: some View {
    let (navigation, label, content, selection) = (navigation, label, content, selection)
    let chosen = options.first { selection.contains($0) }
    let action: @MainActor () -> Void = {
      navigation?.push(AnyView(PickerPage(selection: selection, label: label, content: content)))
    }
    let row = HStack {
      label.applying(DefaultForeground(style: AnyShapeStyle(Color.primary)))
      Spacer()
      Group {
        if let current { current } else if let title = chosen?.words.title { Text(verbatim: title) }
      }
      .applying(DefaultForeground(style: AnyShapeStyle(Color.secondary)))
    }
    if isInList {
      row.applying(TraitModifier<RowActionTrait>(value: RowAction(action: action, showsArrow: true)))
    } else {
      Button(action: action) { row }
    }
  }
}

/// The page with a picker's options.
private struct PickerPage: View {
  let selection: PickerSelection
  let label: AnyView
  let content: AnyView
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let (selection, dismiss) = (selection, dismiss)
    List {
      PickerBody(
        selection: PickerSelection(isSelected: selection.isSelected) {
          selection.select($0)
          dismiss()
        }, label: label, content: content, current: nil
      )
      .environment(\.pickerKind, .inline)
      .labelsHidden()
    }
    .applying(WordsAsTitle(label: label))
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A modifier that makes the text of a label the page's title.
private struct WordsAsTitle: PrimitiveModifier {
  let label: AnyView
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    RewritingNode(view, context) { view in
      OptionViews(content: view.modifier.label) { options in
        view.content.navigationTitle(Text(verbatim: options.first?.words.title ?? ""))
      }
    }
  }
}
