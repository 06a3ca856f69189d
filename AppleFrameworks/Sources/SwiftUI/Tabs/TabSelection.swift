import UIKit

/// A binding to the shown page, regardless of the type of its value.
struct TabSelection {
  let get: () -> AnyHashable
  let matches: (AnyHashable) -> Bool
  let set: (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    get = { AnyHashable(binding.wrappedValue) }
    matches = { ($0.base as? Value) == binding.wrappedValue }
    set = { if let value = $0.base as? Value { binding.wrappedValue = value } }
  }
}
