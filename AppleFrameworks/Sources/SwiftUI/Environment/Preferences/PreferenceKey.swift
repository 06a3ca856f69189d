import UIKit

/// A key of a value that views pass to their ancestors.
///
/// - Source: developer.apple.com/documentation/swiftui/preferencekey
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Self.Value { get }

  /// Combines the value of the next view with the previous values.
  ///
  /// - Parameters:
  ///   - value: The combined value so far.
  ///   - nextValue: A closure that returns the value of the next view.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The value `nil`, which is the default for optional values.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Sets a preference for ancestor views. It replaces the preferences of the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/preference(key:value:)
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    applying(PreferenceModifier<K>(value: value))
  }

  /// Changes a preference of the view for ancestor views.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/transformpreference(_:_:)
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    applying(TransformPreferenceModifier<K>(transform: callback))
  }

  /// Calls an action when a preference of the view changes.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/onpreferencechange(_:perform:)
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    applying(PreferenceChangeModifier<K>(action: action))
  }
}
