import UIKit

enum SelectionDisabledTrait: BoxTrait { static var defaultValue: Bool { false } }

enum DeleteDisabledTrait: BoxTrait { static var defaultValue: Bool { false } }

enum MoveDisabledTrait: BoxTrait { static var defaultValue: Bool { false } }

extension View {
  /// Whether the row cannot be selected. Default of the parameter: `true`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/selectiondisabled(_:)
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    applying(TraitModifier<SelectionDisabledTrait>(value: isDisabled))
  }

  /// Whether the row cannot be deleted.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/deletedisabled(_:)
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    applying(TraitModifier<DeleteDisabledTrait>(value: isDisabled))
  }

  /// Whether the row cannot be moved.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/movedisabled(_:)
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    applying(TraitModifier<MoveDisabledTrait>(value: isDisabled))
  }
}
