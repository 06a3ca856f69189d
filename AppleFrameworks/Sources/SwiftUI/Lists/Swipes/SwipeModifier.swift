import UIKit

/// A modifier that sets the swipe buttons of one edge. It does not affect those of the other edge.
struct SwipeModifier: BoxModifier {
  let edge: HorizontalEdge
  let swipes: RowSwipes
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    SwipeBox(modifier, child: child, node: node)
  }
}

/// The box of a row with swipe buttons.
final class SwipeBox: ModifierBox<SwipeModifier> {
  override func modifierDidChange(from old: SwipeModifier) {}
  override func traitValue(_ key: ObjectIdentifier) -> Any? {
    let own =
      modifier.edge == .leading ? ObjectIdentifier(LeadingSwipesTrait.self) : ObjectIdentifier(TrailingSwipesTrait.self)
    return key == own ? modifier.swipes : child.traitValue(key)
  }
}

extension View {
  /// Adds buttons that a swipe over the row reveals.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the buttons appear. Default: the trailing edge.
  ///   - allowsFullSwipe: Whether a swipe over the entire row performs the first action. Default: `true`.
  /// - Source: developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let swipes = RowSwipes(allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    return applying(SwipeModifier(edge: edge, swipes: swipes))
  }
}
