import UIKit

/// A property wrapper for a value that the system preserves for a scene. This framework stores it in memory while the
/// app runs.
///
/// - Source: developer.apple.com/documentation/swiftui/scenestorage
@propertyWrapper
public struct SceneStorage<Value> {
  private let key: String
  private let initial: Value
  private var location: Location<Value>?

  fileprivate init(key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }

  /// The stored value, or the initial value if none of this type is stored.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: Transaction()) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: location ?? ConstantLocation(initial)) }
}

extension SceneStorage: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    let (key, initial) = (key, initial)
    let values = store.environment.sceneValues
    location = store.slot(slot) { values.location(key, initial) }
  }
}

extension SceneStorage where Value == Bool {
  /// Creates a property for a Boolean value.
  public init(wrappedValue: Value, _ key: String) { self.init(key: key, initial: wrappedValue) }
}

extension SceneStorage where Value == Int {
  /// Creates a property for an integer.
  public init(wrappedValue: Value, _ key: String) { self.init(key: key, initial: wrappedValue) }
}

extension SceneStorage where Value == Double {
  /// Creates a property for a number.
  public init(wrappedValue: Value, _ key: String) { self.init(key: key, initial: wrappedValue) }
}

extension SceneStorage where Value == String {
  /// Creates a property for a string.
  public init(wrappedValue: Value, _ key: String) { self.init(key: key, initial: wrappedValue) }
}

extension SceneStorage where Value == URL {
  /// Creates a property for a URL.
  public init(wrappedValue: Value, _ key: String) { self.init(key: key, initial: wrappedValue) }
}

extension SceneStorage where Value == Data {
  /// Creates a property for data.
  public init(wrappedValue: Value, _ key: String) { self.init(key: key, initial: wrappedValue) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for an optional Boolean value.
  public init(_ key: String) where Value == Bool? { self.init(key: key, initial: nil) }
  /// Creates a property for an optional integer.
  public init(_ key: String) where Value == Int? { self.init(key: key, initial: nil) }
  /// Creates a property for an optional number.
  public init(_ key: String) where Value == Double? { self.init(key: key, initial: nil) }
  /// Creates a property for an optional string.
  public init(_ key: String) where Value == String? { self.init(key: key, initial: nil) }
  /// Creates a property for optional data.
  public init(_ key: String) where Value == Data? { self.init(key: key, initial: nil) }
}

extension SceneStorage where Value: RawRepresentable {
  /// Creates a property for a value with a raw string.
  public init(wrappedValue: Value, _ key: String) where Value.RawValue == String {
    self.init(key: key, initial: wrappedValue)
  }

  /// Creates a property for a value with a raw integer.
  public init(wrappedValue: Value, _ key: String) where Value.RawValue == Int {
    self.init(key: key, initial: wrappedValue)
  }
}

/// The stored values of one scene.
@MainActor
final class SceneValues {
  private var locations: [String: AnyObject] = [:]

  nonisolated init() {}

  func location<Value>(_ key: String, _ initial: Value) -> Location<Value> {
    if let found = locations[key] as? Location<Value> { return found }
    let made = StateLocation(initial)
    locations[key] = made
    return made
  }
}

private enum SceneValuesKey: EnvironmentKey { static var defaultValue: SceneValues? { nil } }

extension EnvironmentValues {
  /// The stored values of the window's scene.
  @MainActor var sceneValues: SceneValues {
    guard let window = hostingController.controller?.viewIfLoaded?.window else { return fallbackSceneValues }
    if let found = window.layer.value(forKey: "SwiftUI.sceneValues") as? SceneValues { return found }
    let made = fallbackSceneValues
    window.layer.setValue(made, forKey: "SwiftUI.sceneValues")
    return made
  }

  /// The values of views that are not yet in a window.
  private var fallbackSceneValues: SceneValues {
    self[SceneValuesKey.self] ?? SceneValues()
  }
}
