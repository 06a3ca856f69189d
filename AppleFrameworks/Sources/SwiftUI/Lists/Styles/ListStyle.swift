import UIKit

/// A type that defines the appearance of lists.
///
/// - Source: developer.apple.com/documentation/swiftui/liststyle
@MainActor
public protocol ListStyle {}

private enum ListStyleKey: EnvironmentKey { static var defaultValue: UITableView.Style { .insetGrouped } }

extension EnvironmentValues {
  var listStyle: UITableView.Style {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of lists. Default: `.automatic`, which is inset grouped.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/liststyle(_:)
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let kind: UITableView.Style =
      S.self == PlainListStyle.self || S.self == InsetListStyle.self
      ? .plain : S.self == GroupedListStyle.self ? .grouped : .insetGrouped
    return environment(\.listStyle, kind)
  }
}
