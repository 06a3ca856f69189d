import UIKit

/// Shows one of several pages, chosen with tabs or by swiping.
///
/// - Source: developer.apple.com/documentation/swiftui/tabview
public struct TabView<SelectionValue: Hashable, Content>: View {
  let selection: TabSelection?
  let entries: @MainActor () -> [TabEntry]
  @Environment(\.tabViewKind) private var kind

  /// The view's content.
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
  /// - Parameter selection: The tag of the shown page; `nil` leaves it to the tab view. Elements of a `ForEach` without
  ///   a tag have their identifier, other pages their index.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    let content = content()
    self.selection = selection.map { TabSelection($0) }
    entries = { TabViews.entries(content) }
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Creates a tab view that keeps its own selection.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    let content = content()
    selection = nil
    entries = { TabViews.entries(content) }
  }
}

extension TabView {
  /// Creates a tab view of tabs.
  ///
  /// - Parameter selection: The value of the shown tab.
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
  /// Creates a tab view of tabs that keeps its own selection.
  @_disfavoredOverload
  nonisolated public init(@TabContentBuilder<Never> content: @MainActor () -> Content)
  where Content: TabContent, Content.TabValue == Never {
    let content = MainActor.assumingIsolated { content() }
    selection = nil
    entries = { content.allEntries("") }
  }
}
