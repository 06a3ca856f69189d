import UIKit

/// Pages of which one is shown, chosen by tabs or by swiping.
///
/// - Source: developer.apple.com/documentation/swiftui/tabview
public struct TabView<SelectionValue: Hashable, Content>: View {
  let selection: TabSelection?
  nonisolated(unsafe) let entries: @MainActor () -> [TabEntry]
  @Environment(\.tabViewKind) private var kind

  public var body: some View {
    switch kind {
    case .automatic: TabBarControl(entries: entries(), selection: selection).ignoresSafeArea()
    case .page(let display): PagesControl(entries: entries(), selection: selection, display: display)
    }
  }
}

extension TabView where Content: View {
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    let content = content()
    self.selection = selection.map { TabSelection($0) }
    entries = { TabViews.entries(content) }
  }
}

extension TabView where SelectionValue == Int, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    let content = content()
    selection = nil
    entries = { TabViews.entries(content) }
  }
}

extension TabView {
  @_disfavoredOverload
  nonisolated public init(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: @MainActor () -> Content
  ) where Content: TabContent, Content.TabValue == SelectionValue {
    let content = MainActor.assumeIsolated { content() }
    self.selection = TabSelection(selection)
    entries = { content.allEntries("") }
  }
}

extension TabView where SelectionValue == Never {
  @_disfavoredOverload
  nonisolated public init(@TabContentBuilder<Never> content: @MainActor () -> Content)
  where Content: TabContent, Content.TabValue == Never {
    let content = MainActor.assumeIsolated { content() }
    selection = nil
    entries = { content.allEntries("") }
  }
}
