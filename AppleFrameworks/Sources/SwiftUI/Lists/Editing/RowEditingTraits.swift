import UIKit

enum SelectionDisabledTrait: BoxTrait { static var defaultValue: Bool { false } }

enum DeleteDisabledTrait: BoxTrait { static var defaultValue: Bool { false } }

enum MoveDisabledTrait: BoxTrait { static var defaultValue: Bool { false } }

extension View {
  /// Sets whether the row cannot be selected. Default: `true`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/selectiondisabled(_:)
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    applying(TraitModifier<SelectionDisabledTrait>(value: isDisabled))
  }

  /// Sets whether the row cannot be deleted.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/deletedisabled(_:)
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    applying(TraitModifier<DeleteDisabledTrait>(value: isDisabled))
  }

  /// Sets whether the row cannot be moved.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/movedisabled(_:)
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    applying(TraitModifier<MoveDisabledTrait>(value: isDisabled))
  }
}
