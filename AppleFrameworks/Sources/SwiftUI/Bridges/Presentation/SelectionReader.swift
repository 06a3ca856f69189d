import UIKit

/// Reads a binding where it is evaluated, so that a change of it is heard of.
struct SelectionReader<Content: View, Value, Result: View>: View {
  let content: Content
  let value: Binding<Value>
  let result: (Content, Value) -> Result
  var body: some View { result(content, value.wrappedValue) }
}
