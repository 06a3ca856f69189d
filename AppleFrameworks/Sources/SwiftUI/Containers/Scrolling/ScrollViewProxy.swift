import UIKit

/// - Source: developer.apple.com/documentation/swiftui/scrollviewproxy
public struct ScrollViewProxy {
  let state: ScrollReaderState

  /// - Parameter anchor: which point of the view comes to the same point of the scroll view; `nil` (the default) is the shortest way.
  @MainActor
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    state.scroll(to: AnyHashable(id), anchor: anchor, animated: Transaction.current.animation != nil)
  }
}
