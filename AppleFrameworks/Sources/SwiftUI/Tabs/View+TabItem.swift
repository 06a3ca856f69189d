import UIKit

/// A preference for the label that views set for their tab.
enum TabItemKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }
  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}

enum TabBadgeKey: PreferenceKey {
  static var defaultValue: String?? { nil }
  static func reduce(value: inout String??, nextValue: () -> String??) { value = value ?? nextValue() }
}

extension View {
  /// Sets the label of the tab of the view: a text and an image.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/tabitem(_:)
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    preference(key: TabItemKey.self, value: AnyView(label()))
  }

  /// Displays a number on the view's tab, or at the end of its row in a list; 0 displays no badge.
  nonisolated public func badge(_ count: Int) -> some View {
    BadgedView(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Displays a localized text on the view's tab, or at the end of its row in a list; `nil` displays no badge.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    BadgedView(content: self, badge: key.map { Text($0) })
  }

  /// Displays an unlocalized text on the view's tab, or at the end of its row in a list; `nil` displays no badge.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    BadgedView(content: self, badge: label.map { Text($0) })
  }

  /// Displays a text on the view's tab, or at the end of its row in a list; `nil` displays no badge.
  nonisolated public func badge(_ label: Text?) -> some View { BadgedView(content: self, badge: label) }
}
