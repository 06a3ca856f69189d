import UIKit

/// The distance between sections of a list.
///
/// - Source: developer.apple.com/documentation/swiftui/listsectionspacing
public struct ListSectionSpacing: Sendable {
  let points: CGFloat?
  /// The distance of the list's style.
  public static let `default` = ListSectionSpacing(points: nil)
  /// About half of the default distance: 16 points, judged by eye from screenshots.
  public static let compact = ListSectionSpacing(points: 16)
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

extension View {
  /// The distance between the sections of lists. Default: that of the list's style.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listLook) { $0.sectionSpacing = spacing.points }
  }

  /// The distance between the sections of lists, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    transformEnvironment(\.listLook) { $0.sectionSpacing = spacing }
  }
}
