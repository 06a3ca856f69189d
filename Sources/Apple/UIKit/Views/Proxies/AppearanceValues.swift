/// Values by key, of which some are the object's own and others an appearance proxy's.
struct AppearanceValues<Key: Hashable, Value> {
  private var own: [Key: Value] = [:]
  private var adopted: [Key: Value] = [:]

  var isEmpty: Bool { own.isEmpty && adopted.isEmpty }

  /// The object's own value, else the proxy's. What is set is the object's own.
  subscript(key: Key) -> Value? {
    get { own[key] ?? adopted[key] }
    set { own[key] = newValue }
  }

  /// Takes over what was set on a proxy; own values stay.
  mutating func adopt(_ proxy: AppearanceValues) {
    adopted.merge(proxy.own) { $1 }
  }
}
