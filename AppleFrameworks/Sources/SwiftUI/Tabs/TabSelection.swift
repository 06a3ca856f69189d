import UIKit

/// Which page is shown, whatever the type of the value.
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
