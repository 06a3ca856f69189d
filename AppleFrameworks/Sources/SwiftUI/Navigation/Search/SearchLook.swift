import UIKit

/// A search field as a page has it.
struct SearchLook {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let placement: SearchFieldPlacement
  let submit: [() -> Void]
}

enum SearchLookKey: PreferenceKey {
  static var defaultValue: SearchLook? { nil }
  static func reduce(value: inout SearchLook?, nextValue: () -> SearchLook?) { value = value ?? nextValue() }
}

private enum OuterSearchKey: EnvironmentKey { static var defaultValue: SearchLook? { nil } }

extension EnvironmentValues {
  /// A field that stands around a navigation stack is that of its first page.
  var outerSearch: SearchLook? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }
}
