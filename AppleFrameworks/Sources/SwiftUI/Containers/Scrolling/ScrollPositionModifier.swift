import UIKit

/// A modifier that adds a binding to a scroll position to the environment.
struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  func body(content: Content) -> some View {
    let id = id
    // The binding is read here so that changes invalidate this view.
    let wanted = id.wrappedValue
    return content.environment(
      \.scrollPosition,
      ScrollPositionLink(wanted: wanted.map { AnyHashable($0) }, anchor: anchor) { value in
        let new = value?.base as? ID
        if id.wrappedValue != new { id.wrappedValue = new }
      })
  }
}
