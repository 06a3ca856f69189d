import UIKit

/// A form in the environment's style.
struct StyledForm: View {
  let content: AnyView
  @Environment(\.formStyle) private var style

  var body: some View { AnyView(body(style, FormStyleConfiguration(content: .init(view: content)))) }

  private func body<S: FormStyle>(_ style: S, _ configuration: FormStyleConfiguration) -> any View {
    FormStyleBody(style: style, configuration: configuration)
  }
}

/// The body of a form style, with the style's dynamic properties connected.
private struct FormStyleBody<S: FormStyle>: View, DynamicHolder {
  let style: S
  let configuration: FormStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

/// A view that displays a form as an inset grouped table.
struct FormTable<Content: View>: View {
  let content: Content
  @Environment(\.editMode) private var editMode

  var body: some View {
    // The mode is read here so that changes invalidate this view.
    let _ = editMode?.wrappedValue
    TableView(content: content, style: .insetGrouped, selection: nil).ignoresSafeArea()
  }
}
