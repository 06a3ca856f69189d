import UIKit

/// At whole pages.
///
/// - Source: developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { nonisolated public init() {} }

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
