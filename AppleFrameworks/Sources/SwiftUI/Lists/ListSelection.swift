import UIKit

/// A binding to the selected rows, regardless of the type of their values.
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
