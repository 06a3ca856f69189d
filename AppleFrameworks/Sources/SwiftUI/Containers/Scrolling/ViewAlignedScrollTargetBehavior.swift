import UIKit

/// Where a view of a target layout begins.
///
/// - Source: developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior { nonisolated public init() {} }

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}
