extension SourceElement {
  /// Attributes of value elements, nil where they are missing or something else.
  func number(_ name: String) -> Double? { self[Property<Double>(name)] }
  func bool(_ name: String) -> Bool? { self[Property<Bool>(name)] }
  func integer(_ name: String) -> Int? { self[Property<Int>(name)] }
  func string(_ name: String) -> String? { self[Property<String>(name)] }

  func value<Value: PropertyValue>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    self[Property<Value>(name)]
  }

  /// The names of the attributes that are YES, but for `key`.
  var flags: Set<String> {
    Set(attributes.lazy.filter { $0.name != "key" && ($0.value == "YES" || $0.value == "true") }.map(\.name))
  }
}
