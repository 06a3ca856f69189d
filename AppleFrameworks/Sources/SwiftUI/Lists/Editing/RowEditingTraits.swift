import UIKit

enum SelectionDisabledTrait: BoxTrait { static var defaultValue: Bool { false } }

enum DeleteDisabledTrait: BoxTrait { static var defaultValue: Bool { false } }

enum MoveDisabledTrait: BoxTrait { static var defaultValue: Bool { false } }

extension View {
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    applying(TraitModifier<SelectionDisabledTrait>(value: isDisabled))
  }
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    applying(TraitModifier<DeleteDisabledTrait>(value: isDisabled))
  }
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    applying(TraitModifier<MoveDisabledTrait>(value: isDisabled))
  }
}
