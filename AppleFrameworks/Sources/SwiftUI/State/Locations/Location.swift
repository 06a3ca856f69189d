/// The location of a value that bindings refer to.
///
/// Unchecked: Views use it on the main actor. Subclasses that other threads write guard their value.
class Location<Value>: @unchecked Sendable {
  private var projections: [AnyKeyPath: Projection] = [:]

  /// The location of a part, which exists as long as a binding uses it.
  private struct Projection {
    weak var location: AnyObject?
  }

  func get() -> Value { fatalError("a location is asked for its value by its subclasses") }
  func set(_ value: Value, transaction: Transaction) { fatalError("a location is written by its subclasses") }

  /// Returns the same location for the same key path each time, so views with a binding are equal.
  func projected<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> Location<Part> {
    if let found = projections[keyPath]?.location as? Location<Part> { return found }
    let made = KeyPathLocation(base: self, keyPath: keyPath)
    projections[keyPath] = Projection(location: made)
    return made
  }
}
