import UIKit

/// A view that reads a binding when it is evaluated, so that changes invalidate the view.
nonisolated struct SelectionReader<Content: View, Value, Result: View>: View {
  let content: Content
  let value: Binding<Value>
  let result: (Content, Value) -> Result
  @MainActor var body: some View { result(content, value.wrappedValue) }
}
