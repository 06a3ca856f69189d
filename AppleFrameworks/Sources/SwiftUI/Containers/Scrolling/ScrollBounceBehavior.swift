import UIKit

/// The bounce behavior of scroll views.
///
/// - Source: developer.apple.com/documentation/swiftui/scrollbouncebehavior
public struct ScrollBounceBehavior: Sendable {
  let bounce: ScrollBehavior.Bounce
  /// The default behavior: scroll views bounce along their own axes.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(bounce: .automatic) }
  /// Scroll views bounce even if their content fits.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(bounce: .always) }
  /// Scroll views bounce only if their content exceeds their size.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(bounce: .basedOnSize) }
}

extension View {
  /// Sets whether scroll views do not clip their content. Default: `true`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scrollclipdisabled(_:)
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollBehavior) { $0.isClipDisabled = disabled }
  }

  /// Sets the bounce behavior of scroll views at the ends of their content.
  ///
  /// - Parameter axes: The axes to which the behavior applies. Default: the vertical one.
  /// - Source: developer.apple.com/documentation/swiftui/view/scrollbouncebehavior(_:axes:)
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollBehavior) {
      if axes.contains(.vertical) { $0.bouncesVertically = behavior.bounce }
      if axes.contains(.horizontal) { $0.bouncesHorizontally = behavior.bounce }
    }
  }
}
