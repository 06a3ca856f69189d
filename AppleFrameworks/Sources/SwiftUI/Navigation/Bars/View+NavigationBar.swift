import UIKit

extension View {
  nonisolated private func page(_ change: @escaping (inout PageLook) -> Void) -> some View {
    transformPreference(PageLookKey.self, change)
  }

  /// Sets the page's title to a localized string.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    page { $0.title = Text(titleKey) }
  }

  /// Sets the page's title to a text.
  nonisolated public func navigationTitle(_ title: Text) -> some View { page { $0.title = title } }

  /// Sets the page's title to the text of a binding. On a phone, the user cannot edit it.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/navigationtitle(_:)
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    BoundTitle(content: self, title: title)
  }

  /// Sets the page's title to an unlocalized string.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let text = Text(title)
    return page { $0.title = text }
  }

  /// Sets the page's title to a localized string. Superseded by `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets the page's title to a localized string, and its display mode. Superseded by `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    page {
      $0.title = Text(titleKey)
      $0.display = displayMode
    }
  }

  /// Sets the page's title to an unlocalized string. Superseded by `navigationTitle(_:)`.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Sets the page's title to an unlocalized string, and its display mode. Superseded by `navigationTitle(_:)`.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    let text = Text(title)
    return page {
      $0.title = text
      $0.display = displayMode
    }
  }

  /// Sets the page's title to a text. Superseded by `navigationTitle(_:)`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/navigationbartitle(_:)
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the page's title to a text, and its display mode. Superseded by `navigationTitle(_:)`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/navigationbartitle(_:displaymode:)
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    page {
      $0.title = title
      $0.display = displayMode
    }
  }

  /// Sets the display mode of the page's title in a toolbar. Default: `.automatic`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/toolbartitledisplaymode(_:)
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    page { $0.display = mode.display }
  }

  /// Sets the display mode of the page's title. Default: `.automatic`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/navigationbartitledisplaymode(_:)
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    page { $0.display = displayMode }
  }

  /// Sets whether the page's back button is hidden. Default: `true`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/navigationbarbackbuttonhidden(_:)
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    page { $0.hidesBack = hidesBackButton }
  }

  /// Sets whether the page's navigation bar is hidden.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/navigationbarhidden(_:)
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { page { $0.hidesBar = hidden } }
}

/// A view that reads a title, so that its changes are displayed.
nonisolated private struct BoundTitle<Content: View>: View {
  let content: Content
  let title: Binding<String>
  @MainActor var body: some View { content.navigationTitle(Text(verbatim: title.wrappedValue)) }
}
