import UIKit

enum RowActionTrait: BoxTrait { static var defaultValue: RowAction? { nil } }

/// The action for a tap on a list's row.
struct RowAction {
  let action: @MainActor () -> Void
  let showsArrow: Bool
}
