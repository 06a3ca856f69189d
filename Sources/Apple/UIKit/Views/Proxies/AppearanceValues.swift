/// Values by key. Some belong to the object, others to an appearance proxy.
struct AppearanceValues<Key: Hashable, Value> {
  private var own: [Key: Value] = [:]
  private var adopted: [Key: Value] = [:]

  var isEmpty: Bool { own.isEmpty && adopted.isEmpty }

  /// The object's value or, without one, the proxy's. Setting it sets the object's value.
  subscript(key: Key) -> Value? {
    get { own[key] ?? adopted[key] }
    set { own[key] = newValue }
  }

  /// Copies the values of a proxy. The object's values don't change.
  mutating func adopt(_ proxy: AppearanceValues) {
    adopted.merge(proxy.own) { $1 }
  }
}
