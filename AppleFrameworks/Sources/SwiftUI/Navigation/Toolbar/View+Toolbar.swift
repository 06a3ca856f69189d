import UIKit

extension View {
  /// Adds items to the bars of the page.
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: @MainActor () -> Content)
    -> some View
  {
    let items = MainActor.assumeIsolated { content().allItems() }
    return transformPreference(PageLookKey.self) { $0.items += items }
  }

  /// Adds views to the trailing end of the page's navigation bar.
  @_disfavoredOverload
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformPreference(PageLookKey.self) { $0.items.append(BarItem(placement: .automatic, view: view)) }
  }
}
