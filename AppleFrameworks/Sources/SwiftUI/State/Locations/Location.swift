/// Where a value lives that bindings lead to. Used on the main actor, as everything that views are made of; written by anybody.
class Location<Value>: @unchecked Sendable {
  private var projections: [AnyKeyPath: AnyObject] = [:]

  func get() -> Value { fatalError("a location is asked for its value by its subclasses") }
  func set(_ value: Value, transaction: Transaction) { fatalError("a location is written by its subclasses") }

  /// The same for the same key path each time, so that views that got it before are equal to those that get it now.
  func projected<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> Location<Part> {
    if let found = projections[keyPath] as? Location<Part> { return found }
    let made = KeyPathLocation(base: self, keyPath: keyPath)
    projections[keyPath] = made
    return made
  }
}
