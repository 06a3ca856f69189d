import UIKit

/// How far sections of a list are apart.
///
/// - Source: developer.apple.com/documentation/swiftui/listsectionspacing
public struct ListSectionSpacing: Sendable {
  let points: CGFloat?
  public static let `default` = ListSectionSpacing(points: nil)
  /// About half of the usual distance. Judged by eye from screenshots.
  public static let compact = ListSectionSpacing(points: 16)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

extension View {
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listLook) { $0.sectionSpacing = spacing.points }
  }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    transformEnvironment(\.listLook) { $0.sectionSpacing = spacing }
  }
}
