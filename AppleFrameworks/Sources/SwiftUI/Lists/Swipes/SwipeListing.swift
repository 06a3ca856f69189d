import UIKit

/// A button style that reports buttons as preferences instead of displaying them.
struct SwipeListing: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { ListedSwipe(configuration: configuration) }
}

/// A view that reports a button as a swipe item.
private struct ListedSwipe: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.tint) private var tint
  @Environment(\.self) private var environment

  var body: some View {
    let configuration = configuration
    let words = configuration.label.applying(
      SwipeLabel { title, image in
        SwipeItem(
          title: title, image: image, role: configuration.role, tint: tint?.resolve(in: environment),
          perform: { configuration.trigger() })
      })
    return words
  }
}
