import Foundation

extension NSSortDescriptor {
  /// Creates a descriptor that sorts by the value of a key or key path, which is found with key-value coding in
  /// collections and with reflection. Nil precedes all other values.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nssortdescriptor/init(key:ascending:)
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, order: NSSortDescriptor.natural)
  }

  /// Creates a descriptor that sorts by the value of a key with a comparator.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(key: key, ascending: ascending) { (a: Any?, b: Any?) in
      guard let a, let b else { return NSSortDescriptor.natural(a, b) }
      return cmptr(a, b)
    }
  }

  /// Creates a descriptor that sorts by a comparable property, which may be optional. Nil precedes all other values.
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
