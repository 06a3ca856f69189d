import UIKit

/// A binding to the displayed page, regardless of the type of its value.
struct TabSelection {
  let get: @MainActor () -> AnyHashable
  let matches: @MainActor (AnyHashable) -> Bool
  let set: @MainActor (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    get = { AnyHashable(binding.wrappedValue) }
    matches = { ($0.base as? Value) == binding.wrappedValue }
    set = { if let value = $0.base as? Value { binding.wrappedValue = value } }
  }
}
