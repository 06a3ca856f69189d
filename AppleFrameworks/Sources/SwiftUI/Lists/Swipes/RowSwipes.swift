import UIKit

/// The buttons that a swipe over a row shows at one of its edges.
struct RowSwipes {
  let allowsFullSwipe: Bool
  let content: AnyView

  /// The buttons as UIKit's; `nil` where there are none.
  @MainActor
  func configuration(for row: Box) -> UISwipeActionsConfiguration? {
    var environment = row.environment
    environment.tintStyle = nil
    environment.tint = nil
    let node = NodeFactory.make(
      content.buttonStyle(SwipeListing()), NodeContext(parent: nil, graph: row.node.graph, environment: environment))
    // Rows of collections are made when somebody asks for their boxes.
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
