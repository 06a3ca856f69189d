import UIKit

/// Says of a search field to the page that it is in, or to the stack that is inside of it.
struct SearchHolder<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let placement: SearchFieldPlacement
  @Environment(\.searchSubmit) private var submit

  var body: some View {
    // Read here, so that a change from outside comes to the field.
    let _ = text.wrappedValue
    let _ = isPresented?.wrappedValue
    let look = SearchLook(text: text, isPresented: isPresented, prompt: prompt, placement: placement, submit: submit)
    content.environment(\.outerSearch, look).preference(key: SearchLookKey.self, value: look)
  }
}
