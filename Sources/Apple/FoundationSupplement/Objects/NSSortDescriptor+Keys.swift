import Foundation

extension NSSortDescriptor {
  /// Sorts by the value of a name, or of a path of names, found as key-value coding finds it in collections, and by reflection.
  /// Nothing stands before everything.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nssortdescriptor/init(key:ascending:)
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, order: NSSortDescriptor.natural)
  }

  /// Creates the same, with an order of the app's own.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(key: key, ascending: ascending) { (a: Any?, b: Any?) in
      guard let a, let b else { return NSSortDescriptor.natural(a, b) }
      return cmptr(a, b)
    }
  }

  /// Sorts by a property of any type that has an order, an optional one too: nothing stands before everything.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nssortdescriptor
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { (a: Any, b: Any) in
      NSSortDescriptor.natural(KeyValues.unwrapped(a), KeyValues.unwrapped(b))
    }
  }

  private convenience init(key: String?, ascending: Bool, order: @escaping (Any?, Any?) -> ComparisonResult) {
    let names = (key ?? "self").split(separator: ".").map(String.init)
    self.init(keyPath: \Any.self, ascending: ascending) { first, second in
      order(
        KeyValues.unwrapped(KeyValues.value(at: names[...], of: first)),
        KeyValues.unwrapped(KeyValues.value(at: names[...], of: second)))
    }
  }

  static func natural(_ a: Any?, _ b: Any?) -> ComparisonResult {
    guard let a, let b else {
      return (a == nil) == (b == nil) ? .orderedSame : a == nil ? .orderedAscending : .orderedDescending
    }
    if let x = KeyValues.number(a), let y = KeyValues.number(b) {
      return x < y ? .orderedAscending : x > y ? .orderedDescending : .orderedSame
    }
    guard let x = KeyValues.string(a), let y = KeyValues.string(b) else { return .orderedSame }
    return x.compare(y)
  }
}
