import UIKit

/// Tabs that belong together. A bar shows them beside the others, without the header.
///
/// - Source: developer.apple.com/documentation/swiftui/tabsection
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let content: Content
}

extension TabSection: TabContent, ListedTabs
where Header: View, Content: TabContent<SelectionValue>, Footer: View, SelectionValue: Hashable {
  /// The type of the values that the selection is compared with.
  public typealias TabValue = SelectionValue
  /// A section is not made of other content: its body is the section itself.
  public typealias Body = Self

  func entries(_ place: String) -> [TabEntry] { content.allEntries(place) }
}

extension TabSection
where Header == Text, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
  /// Creates a section with a localized title, which a bar does not show.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/tabsection/init(_:content:)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: @MainActor () -> Content
  ) {
    nonisolated(unsafe) let made = MainActor.assumingIsolated { content() }
    self.content = made
  }
}

extension TabSection
where Header: View, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
  /// Creates a section with a header, which a bar does not show.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: @MainActor () -> Content, @ViewBuilder header: () -> Header
  ) {
    nonisolated(unsafe) let made = MainActor.assumingIsolated { content() }
    self.content = made
  }
}
