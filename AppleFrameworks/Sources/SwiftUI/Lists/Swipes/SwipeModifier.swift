import UIKit

/// The swipe buttons of one edge. The other edge keeps those of the content.
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
  ///   - edge: The edge at which they appear. Default: the trailing one.
  ///   - allowsFullSwipe: Whether a swipe over the whole row performs the first one. Default: `true`.
  /// - Source: developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let swipes = RowSwipes(allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    return applying(SwipeModifier(edge: edge, swipes: swipes))
  }
}
