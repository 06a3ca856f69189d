import UIKit

/// A behavior that stops scrolling at multiples of the scroll view's size.
///
/// - Source: developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  nonisolated public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior that stops scrolling at multiples of the scroll view's size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
