import UIKit

/// The label that views set for their tab.
enum TabItemKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }
  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}

enum TabBadgeKey: PreferenceKey {
  static var defaultValue: String?? { nil }
  static func reduce(value: inout String??, nextValue: () -> String??) { value = value ?? nextValue() }
}

extension View {
  /// Sets the label of the tab that shows the view: a text and an image.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/tabitem(_:)
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    preference(key: TabItemKey.self, value: AnyView(label()))
  }

  /// Shows a number at the view's tab, or at the end of its row in a list; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some View {
    BadgedView(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a localized text at the view's tab, or at the end of its row in a list; `nil` shows none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    BadgedView(content: self, badge: key.map { Text($0) })
  }

  /// Shows an unlocalized text at the view's tab, or at the end of its row in a list; `nil` shows none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    BadgedView(content: self, badge: label.map { Text($0) })
  }

  /// Shows a text at the view's tab, or at the end of its row in a list; `nil` shows none.
  nonisolated public func badge(_ label: Text?) -> some View { BadgedView(content: self, badge: label) }
}
