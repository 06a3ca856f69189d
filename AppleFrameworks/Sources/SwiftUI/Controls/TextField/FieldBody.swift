import UIKit

/// A text field, or a text field of an alert.
struct FieldBody: View {
  let text: Binding<String>
  let prompt: Text?
  let isSecure: Bool
  let onEditing: ((Bool) -> Void)?
  let onCommit: (() -> Void)?
  var grows = false
  var writesAtEnd = false
  @Environment(\.isListingItems) private var isListed
  @ViewBuilder var body: some View {
    if isListed {
      let (text, prompt, isSecure) = (text, prompt, isSecure)
      ListedEntry(label: EmptyView()) { _, environment in
        .field(
          MenuItem.Field(
            text: text, prompt: prompt?.string(in: environment), isSecure: isSecure, typing: environment.typing))
      }
    } else {
      control
    }
  }

  @ViewBuilder private var control: some View {
    if grows {
      GrowingField(text: text, prompt: prompt, onEditing: onEditing, onCommit: onCommit)
    } else {
      FieldControl(
        text: text, prompt: prompt, isSecure: isSecure, onEditing: onEditing, onCommit: onCommit,
        writesAtEnd: writesAtEnd)
    }
  }
}
