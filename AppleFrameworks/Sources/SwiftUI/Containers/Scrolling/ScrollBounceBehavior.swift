import UIKit

/// Whether scroll views bounce at their ends.
///
/// - Source: developer.apple.com/documentation/swiftui/scrollbouncebehavior
public struct ScrollBounceBehavior: Sendable {
  let bounce: ScrollBehavior.Bounce
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(bounce: .automatic) }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(bounce: .always) }
  /// Only where there is something to be scrolled.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(bounce: .basedOnSize) }
}

extension View {
  /// Whether content shows beyond the edges of scroll views.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollBehavior) { $0.isClipDisabled = disabled }
  }

  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollBehavior) {
      if axes.contains(.vertical) { $0.bouncesVertically = behavior.bounce }
      if axes.contains(.horizontal) { $0.bouncesHorizontally = behavior.bounce }
    }
  }
}
