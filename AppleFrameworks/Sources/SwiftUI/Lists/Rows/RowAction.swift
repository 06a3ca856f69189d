import UIKit

enum RowActionTrait: BoxTrait { static var defaultValue: RowAction? { nil } }

/// What a tap on a list's row does.
struct RowAction {
  let action: @MainActor () -> Void
  let showsArrow: Bool
}
