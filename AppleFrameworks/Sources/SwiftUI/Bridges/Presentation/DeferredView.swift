import UIKit

/// Views that are made where they are shown: what the closure reads of state is heard of there.
struct DeferredView<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}
