import UIKit

extension View {
  /// Adds items to the bars of the page.
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: @MainActor () -> Content)
    -> some View
  {
    let items = MainActor.assumeIsolated { content().allItems() }
    return transformPreference(PageLookKey.self) { $0.items += items }
  }

  /// Adds items to the bars of the page. The user cannot customize them on a phone.
  ///
  /// - Parameter id: An identifier of the toolbar, which has no effect on a phone.
  /// - Source: developer.apple.com/documentation/swiftui/view/toolbar(id:content:)
  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: @MainActor () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Adds views to the trailing end of the page's navigation bar.
  @_disfavoredOverload
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformPreference(PageLookKey.self) { $0.items.append(BarItem(placement: .automatic, view: view)) }
  }
}
