import UIKit

/// What tab views are made of.
///
/// - Source: developer.apple.com/documentation/swiftui/tabcontent
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where TabValue == Self.Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> var body: Self.Body { get }
}

/// Content of ours, which has tabs.
@MainActor
protocol ListedTabs: TabContent where Body == Self {
  func entries(_ place: String) -> [TabEntry]
}

extension TabContent where Body == Self {
  public var body: Self { self }
}

extension TabContent {
  func allEntries(_ place: String) -> [TabEntry] {
    if let listed = self as? any ListedTabs { return listed.entries(place) }
    return body.allEntries(place)
  }
}

extension TabContent {
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badged(count == 0 ? nil : "\(count)")
  }
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badged(label.map { String($0) })
  }

  nonisolated private func badged(_ badge: String?) -> some TabContent<TabValue> {
    TabList<TabValue> { place in
      self.allEntries(place).map {
        TabEntry(id: $0.id, value: $0.value, label: $0.label, role: $0.role, badge: badge, view: $0.view)
      }
    }
  }
}
