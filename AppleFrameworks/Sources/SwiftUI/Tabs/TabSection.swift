import UIKit

/// A group of tabs. A tab bar displays them beside the others, without the header.
///
/// - Source: developer.apple.com/documentation/swiftui/tabsection
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let content: Content
}

extension TabSection: TabContent, ListedTabs
where Header: View, Content: TabContent<SelectionValue>, Footer: View, SelectionValue: Hashable {
  /// The type of the values of the selection.
  public typealias TabValue = SelectionValue
  /// The type of the body, which is the section itself.
  public typealias Body = Self

  func entries(_ place: String) -> [TabEntry] { content.allEntries(place) }
}

extension TabSection
where Header == Text, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
  /// Creates a section with a localized title, which a tab bar does not display.
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
  /// Creates a section with a header, which a tab bar does not display.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: @MainActor () -> Content, @ViewBuilder header: () -> Header
  ) {
    nonisolated(unsafe) let made = MainActor.assumingIsolated { content() }
    self.content = made
  }
}
