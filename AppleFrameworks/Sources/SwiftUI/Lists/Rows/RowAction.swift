import UIKit

enum RowActionTrait: BoxTrait { static var defaultValue: RowAction? { nil } }

/// The action of a tap on a list row.
struct RowAction {
  let action: @MainActor () -> Void
  let showsArrow: Bool
}
