import UIKit

/// A proxy that scrolls the scroll views of a `ScrollViewReader`.
///
/// - Source: developer.apple.com/documentation/swiftui/scrollviewproxy
public struct ScrollViewProxy {
  let state: ScrollReaderState

  /// Scrolls the first scroll view that contains a view with an identifier, after the current update.
  ///
  /// The scrolling is animated inside `withAnimation`. The method does nothing if no scroll view contains the
  /// identifier.
  ///
  /// - Parameter anchor: The point of the view that is aligned with the same point of the scroll view; `nil` (the
  ///   default) scrolls by the smallest distance.
  @MainActor
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    state.scroll(to: AnyHashable(id), anchor: anchor, animated: Transaction.current.animation != nil)
  }
}
