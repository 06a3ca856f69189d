import UIKit

/// A binding to the selected option, regardless of the type of its value.
struct PickerSelection {
  let isSelected: @MainActor (AnyHashable) -> Bool
  let select: @MainActor (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    isSelected = { ($0.base as? Value) == binding.wrappedValue }
    select = { if let value = $0.base as? Value { binding.wrappedValue = value } }
  }

  /// Creates a selection of several values that are set together. If they differ, no option is selected.
  init<C: RandomAccessCollection, Value: Hashable>(_ sources: C, _ keyPath: KeyPath<C.Element, Binding<Value>>) {
    // Unchecked: The sources are read only on the main actor after the picker is created.
    nonisolated(unsafe) let (sources, keyPath) = (sources, keyPath)
    isSelected = { tag in
      !sources.isEmpty && sources.allSatisfy { (tag.base as? Value) == $0[keyPath: keyPath].wrappedValue }
    }
    select = { tag in
      guard let value = tag.base as? Value else { return }
      for source in sources { source[keyPath: keyPath].wrappedValue = value }
    }
  }

  init(isSelected: @escaping @MainActor (AnyHashable) -> Bool, select: @escaping @MainActor (AnyHashable) -> Void) {
    self.isSelected = isSelected
    self.select = select
  }

  @MainActor func contains(_ option: PickerOption) -> Bool { option.tag.map { isSelected($0) } ?? false }
  @MainActor func choose(_ option: PickerOption) { if let tag = option.tag { select(tag) } }
}

/// An option of a picker.
struct PickerOption: Identifiable {
  let id: Int
  let tag: AnyHashable?
  let box: Box
  let words: LabelWords
}
