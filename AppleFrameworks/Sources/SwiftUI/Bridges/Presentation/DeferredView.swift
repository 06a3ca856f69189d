import UIKit

/// A view that creates its views when it is evaluated. Changes of state that the closure reads invalidate only this
/// view.
struct DeferredView<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}
