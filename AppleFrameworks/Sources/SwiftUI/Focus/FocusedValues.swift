/// A key of a value that the focused view provides to the app.
///
/// - Source: developer.apple.com/documentation/swiftui/focusedvaluekey
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the focused view and its ancestors.
///
/// - Source: developer.apple.com/documentation/swiftui/focusedvalues
public struct FocusedValues {
  var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty set of values.
  public init() {}

  /// The value of a key; `nil` if the focused view sets none.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The preference for values that views set for the entire scene.
enum FocusedValuesKey: PreferenceKey {
  static var defaultValue: FocusedValues { FocusedValues() }
  static func reduce(value: inout FocusedValues, nextValue: () -> FocusedValues) {
    value.values.merge(nextValue().values) { first, _ in first }
  }
}

extension View {
  /// Sets a value while the view or one of its descendants is focused. On a phone, all displayed views are considered
  /// focused.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/focusedvalue(_:_:)
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    transformPreference(FocusedValuesKey.self) { $0[keyPath: keyPath] = value }
  }

  /// Sets a value while the scene of the view is focused.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/focusedscenevalue(_:_:)
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    focusedValue(keyPath, value)
  }
}
