import UIKit

/// A type that describes the content of tab views.
///
/// - Source: developer.apple.com/documentation/swiftui/tabcontent
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
  /// The type of the values of the selection.
  associatedtype TabValue: Hashable where TabValue == Self.Body.TabValue
  /// The type of the content that makes up this content.
  associatedtype Body: TabContent
  /// The content that makes up this content.
  @TabContentBuilder<Self.TabValue> var body: Self.Body { get }
}

/// A protocol of built-in content, which provides tabs.
@MainActor
protocol ListedTabs: TabContent where Body == Self {
  func entries(_ place: String) -> [TabEntry]
}

extension TabContent where Body == Self {
  /// The body, which is the content itself.
  public var body: Self { self }
}

extension TabContent {
  func allEntries(_ place: String) -> [TabEntry] {
    if let listed = self as? any ListedTabs { return listed.entries(place) }
    return body.allEntries(place)
  }
}

extension TabContent {
  /// Displays a number on the tab; 0 displays no badge.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badged(count == 0 ? nil : "\(count)")
  }

  /// Displays a text on the tab; `nil` displays no badge.
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badged(label.map { String($0) })
  }

  nonisolated private func badged(_ badge: String?) -> some TabContent<TabValue> {
    // Unchecked: Tabs are used only on the main actor after they are created.
    nonisolated(unsafe) let content = self
    return TabList<TabValue> { place in
      content.allEntries(place).map {
        TabEntry(id: $0.id, value: $0.value, label: $0.label, role: $0.role, badge: badge, view: $0.view)
      }
    }
  }
}
