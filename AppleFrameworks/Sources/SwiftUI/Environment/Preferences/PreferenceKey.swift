import UIKit

/// A value that views pass to the views above them.
///
/// - Source: developer.apple.com/documentation/swiftui/preferencekey
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Self.Value { get }

  /// Adds the value of the next view to those before.
  ///
  /// - Parameters:
  ///   - value: The value so far.
  ///   - nextValue: Returns the value of the next view.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Is `nil` by default for optional values.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Sets a value for the views above. Those of the view itself are replaced.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/preference(key:value:)
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    applying(PreferenceModifier<K>(value: value))
  }

  /// Changes a value that the view has for the views above.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/transformpreference(_:_:)
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    applying(TransformPreferenceModifier<K>(transform: callback))
  }

  /// Calls an action when a value of the view for the views above has changed.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/onpreferencechange(_:perform:)
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    applying(PreferenceChangeModifier<K>(action: action))
  }
}
