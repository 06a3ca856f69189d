import UIKit

struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  func body(content: Content) -> some View {
    let id = id
    // Read here, so that a change of it is heard of.
    let wanted = id.wrappedValue
    return content.environment(
      \.scrollPosition,
      ScrollPositionLink(wanted: wanted.map { AnyHashable($0) }, anchor: anchor) { value in
        let new = value?.base as? ID
        if id.wrappedValue != new { id.wrappedValue = new }
      })
  }
}
