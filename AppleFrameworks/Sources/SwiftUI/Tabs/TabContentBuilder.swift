import UIKit

/// A result builder that combines the tabs of a closure.
///
/// - Source: developer.apple.com/documentation/swiftui/tabcontentbuilder
@resultBuilder
@MainActor
public struct TabContentBuilder<TabValue: Hashable> {
  /// Returns one tab unchanged.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// Returns the first content of a block.
  public static func buildPartialBlock<C: TabContent>(first: C) -> some TabContent<TabValue>
  where C.TabValue == TabValue {
    TabList<TabValue> { first.allEntries("\($0).") }
  }

  /// Combines content with the content before it.
  public static func buildPartialBlock<A: TabContent, N: TabContent>(accumulated: A, next: N) -> some TabContent<
    TabValue
  >
  where A.TabValue == TabValue, N.TabValue == TabValue {
    TabList<TabValue> { accumulated.allEntries("\($0)-") + next.allEntries("\($0).") }
  }

  /// Returns the content of an `if` without an `else`, or none.
  public static func buildIf<C: TabContent>(_ content: C?) -> some TabContent<TabValue> where C.TabValue == TabValue {
    TabList<TabValue> { content?.allEntries($0) ?? [] }
  }

  /// Returns the content of a condition's first branch.
  public static func buildEither<C: TabContent>(first: C) -> some TabContent<TabValue> where C.TabValue == TabValue {
    TabList<TabValue> { first.allEntries("\($0)a") }
  }

  /// Returns the content of a condition's second branch.
  public static func buildEither<C: TabContent>(second: C) -> some TabContent<TabValue> where C.TabValue == TabValue {
    TabList<TabValue> { second.allEntries("\($0)b") }
  }
}

/// A list of tabs.
struct TabList<TabValue: Hashable>: ListedTabs {
  typealias Body = Self
  let make: @MainActor (String) -> [TabEntry]
  func entries(_ place: String) -> [TabEntry] { make(place) }
}
