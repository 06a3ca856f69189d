import UIKit

/// A view that presents a popover, and stores the view to which the popover points.
nonisolated struct PopoverHolder<Content: View, Shown: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let identity: () -> AnyHashable?
  let anchor: PopoverAttachmentAnchor
  let edge: Edge?
  let shown: () -> Shown
  let clear: () -> Void
  @State private var place = PopoverPlace()

  @MainActor var body: some View {
    let place = place
    place.anchor = anchor
    place.edge = edge
    let (identity, shown, clear) = (identity, shown, clear)
    return content.applying(PopoverAnchorModifier(place: place)).applying(
      PresentationReader(isPresented: isPresented) {
        SheetModifier(
          isWanted: $0, identity: identity(), isFull: false, content: shown, clear: clear, onDismiss: nil,
          popover: place)
      })
  }
}
