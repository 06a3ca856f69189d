import UIKit

/// The purpose of a page, which determines the position of its title.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbarrole
public struct ToolbarRole: Sendable {
  let style: UINavigationItem.ItemStyle
  /// The default role, in which the title is in the center.
  public static var automatic: ToolbarRole { ToolbarRole(style: .navigator) }
  /// A page of a stack, whose title is in the center.
  public static var navigationStack: ToolbarRole { ToolbarRole(style: .navigator) }
  /// A page with a history, as in a web browser.
  public static var browser: ToolbarRole { ToolbarRole(style: .browser) }
  /// The page of a document, whose title is at the leading edge.
  public static var editor: ToolbarRole { ToolbarRole(style: .editor) }
}

extension View {
  /// Sets the purpose of the page, which determines the position of its title.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/toolbarrole(_:)
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    transformPreference(PageLookKey.self) { $0.role = role }
  }

  /// Sets the line below the page's title to a localized string.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/navigationsubtitle(_:)
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    transformPreference(PageLookKey.self) { $0.subtitle = Text(subtitleKey) }
  }

  /// Sets the line below the page's title to a text.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    transformPreference(PageLookKey.self) { $0.subtitle = subtitle }
  }

  /// Sets the line below the page's title to an unlocalized string.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    let text = Text(subtitle)
    return transformPreference(PageLookKey.self) { $0.subtitle = text }
  }

  /// Sets the visibility of bars.
  ///
  /// - Parameter bars: The bars. If none are given, the visibility applies to all bars.
  /// - Source: developer.apple.com/documentation/swiftui/view/toolbarvisibility(_:for:)
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.visibility = visibility }
  }

  /// Sets the visibility of the background of bars.
  ///
  /// - Parameter bars: The bars. If none are given, the visibility applies to all bars.
  /// - Source: developer.apple.com/documentation/swiftui/view/toolbarbackgroundvisibility(_:for:)
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.backgroundVisibility = visibility }
  }
}
