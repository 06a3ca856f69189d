import UIKit

/// What rows are selected, whichever type their values have.
@MainActor
struct ListSelection {
  let allowsMany: Bool
  nonisolated(unsafe) let values: () -> Set<AnyHashable>
  nonisolated(unsafe) let select: (AnyHashable) -> Void
  nonisolated(unsafe) let deselect: (AnyHashable) -> Void

  nonisolated init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    allowsMany = true
    values = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    select = { if let value = $0.base as? Value { binding.wrappedValue.insert(value) } }
    deselect = { if let value = $0.base as? Value { binding.wrappedValue.remove(value) } }
  }

  nonisolated init<Value: Hashable>(_ binding: Binding<Value?>) {
    allowsMany = false
    values = { Set([binding.wrappedValue].compactMap { $0.map { AnyHashable($0) } }) }
    select = { if let value = $0.base as? Value { binding.wrappedValue = value } }
    deselect = { _ in binding.wrappedValue = nil }
  }
}

extension List where SelectionValue: Hashable {
  /// Rows of which many can be selected while they are edited.
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection($0) })
  }
  /// Rows of which one can be selected.
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection($0) })
  }
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }
}

extension List where SelectionValue == Never {
  /// Rows of a collection's elements, which they can change.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

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
