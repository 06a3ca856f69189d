/// The storage of a value that bindings lead to.
///
/// Unchecked: views use it on the main actor; subclasses that are written on other threads guard their value.
class Location<Value>: @unchecked Sendable {
  private var projections: [AnyKeyPath: Projection] = [:]

  /// A part's location, as long as a binding has it.
  private struct Projection {
    weak var location: AnyObject?
  }

  func get() -> Value { fatalError("a location is asked for its value by its subclasses") }
  func set(_ value: Value, transaction: Transaction) { fatalError("a location is written by its subclasses") }

  /// Returns the same object for the same key path each time, so that views with a binding compare as
  /// equal.
  func projected<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> Location<Part> {
    if let found = projections[keyPath]?.location as? Location<Part> { return found }
    let made = KeyPathLocation(base: self, keyPath: keyPath)
    projections[keyPath] = Projection(location: made)
    return made
  }
}
