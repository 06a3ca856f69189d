import UIKit

/// The distance between sections of a list.
///
/// - Source: developer.apple.com/documentation/swiftui/listsectionspacing
public struct ListSectionSpacing: Sendable {
  let points: CGFloat?
  /// The default distance, which depends on the style of the list.
  public static let `default` = ListSectionSpacing(points: nil)
  /// About half of the default distance. The value of 16 points is an estimate from screenshots.
  public static let compact = ListSectionSpacing(points: 16)
  /// Returns a distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

extension View {
  /// Sets the distance between the sections of lists. Default: The distance of the list's style.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listLook) { $0.sectionSpacing = spacing.points }
  }

  /// Sets the distance between the sections of lists, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    transformEnvironment(\.listLook) { $0.sectionSpacing = spacing }
  }
}
