import UIKit

/// Creates its views when it is evaluated, so that state that the closure reads invalidates this view only.
struct DeferredView<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}
