import UIKit

/// A container that displays one of several pages, which the user selects with tabs or by swiping.
///
/// - Source: developer.apple.com/documentation/swiftui/tabview
public struct TabView<SelectionValue: Hashable, Content>: View {
  let selection: TabSelection?
  let entries: @MainActor () -> [TabEntry]
  @Environment(\.tabViewKind) private var kind

  /// The content of the view.
  public var body: some View {
    switch kind {
    case .automatic: TabBarControl(entries: entries(), selection: selection).ignoresSafeArea()
    case .page(let display): PagesControl(entries: entries(), selection: selection, display: display)
    }
  }
}

extension TabView where Content: View {
  /// Creates a tab view whose pages are views with `tabItem(_:)` and tags.
  ///
  /// - Parameter selection: The tag of the displayed page; `nil` lets the tab view store it. The tag of a `ForEach`
  ///   element defaults to its identifier, and that of other pages to their index.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    let content = content()
    self.selection = selection.map { TabSelection($0) }
    entries = { TabViews.entries(content) }
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Creates a tab view that stores its own selection.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    let content = content()
    selection = nil
    entries = { TabViews.entries(content) }
  }
}

extension TabView {
  /// Creates a tab view of tabs.
  ///
  /// - Parameter selection: The value of the displayed tab.
  @_disfavoredOverload
  nonisolated public init(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: @MainActor () -> Content
  ) where Content: TabContent, Content.TabValue == SelectionValue {
    let content = MainActor.assumingIsolated { content() }
    self.selection = TabSelection(selection)
    entries = { content.allEntries("") }
  }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view of tabs that stores its own selection.
  @_disfavoredOverload
  nonisolated public init(@TabContentBuilder<Never> content: @MainActor () -> Content)
  where Content: TabContent, Content.TabValue == Never {
    let content = MainActor.assumingIsolated { content() }
    selection = nil
    entries = { content.allEntries("") }
  }
}
