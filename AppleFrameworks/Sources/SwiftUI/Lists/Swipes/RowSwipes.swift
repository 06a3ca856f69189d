import UIKit

/// The buttons that a swipe reveals at one edge of a row.
struct RowSwipes {
  let allowsFullSwipe: Bool
  let content: AnyView

  /// Returns a UIKit configuration with the buttons; `nil` if there are none.
  @MainActor
  func configuration(for row: Box) -> UISwipeActionsConfiguration? {
    var environment = row.environment
    environment.tintStyle = nil
    environment.tint = nil
    let node = NodeFactory.make(
      content.buttonStyle(SwipeListing()), NodeContext(parent: nil, graph: row.node.graph, environment: environment))
    // Rows of a `ForEach` are created when their boxes are collected.
    var boxes: [Box] = []
    node.collect(into: &boxes)
    let items = node.preference(SwipeItems.self)
    node.tearDown()
    guard !items.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: items.map(\.action))
    configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
    return configuration
  }
}

enum LeadingSwipesTrait: BoxTrait { static var defaultValue: RowSwipes? { nil } }

enum TrailingSwipesTrait: BoxTrait { static var defaultValue: RowSwipes? { nil } }
