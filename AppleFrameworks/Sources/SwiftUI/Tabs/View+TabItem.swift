import UIKit

/// What views say of their tab.
enum TabItemKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }
  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}

enum TabBadgeKey: PreferenceKey {
  static var defaultValue: String?? { nil }
  static func reduce(value: inout String??, nextValue: () -> String??) { value = value ?? nextValue() }
}

extension View {
  /// What the tab says that shows this view: a text and a picture.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    preference(key: TabItemKey.self, value: AnyView(label()))
  }
  /// A number at the view's tab, or at the end of its row in a list; none for 0.
  nonisolated public func badge(_ count: Int) -> some View {
    BadgedView(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    BadgedView(content: self, badge: key.map { Text($0) })
  }
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    BadgedView(content: self, badge: label.map { Text($0) })
  }
  nonisolated public func badge(_ label: Text?) -> some View { BadgedView(content: self, badge: label) }
}
