import UIKit

/// The search field of a page's views.
struct SearchLook {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let placement: SearchFieldPlacement
  let isMinimized: Bool
  let submit: [() -> Void]
  var scopes: SearchScopes?

  /// The place of the search bar.
  var place: UINavigationItem.SearchBarPlacement {
    isMinimized && placement.place == .automatic ? .integratedButton : placement.place
  }
}

enum SearchLookKey: PreferenceKey {
  static var defaultValue: SearchLook? { nil }
  static func reduce(value: inout SearchLook?, nextValue: () -> SearchLook?) { value = value ?? nextValue() }
}

private enum OuterSearchKey: EnvironmentKey { static var defaultValue: SearchLook? { nil } }

extension EnvironmentValues {
  /// A search field that is set outside of a navigation stack. The stack's root displays it.
  var outerSearch: SearchLook? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }
}
