import Synchronization

/// The optional methods of protocols that a program's classes implement, where their presence matters. In Swift, a
/// class with the default implementation of a protocol looks like one with its own.
package enum ImplementedMembers {
  private static let selectors = Mutex<[ObjectIdentifier: Set<String>]>([:])

  /// Registers the implemented methods of a class, by their selectors, including those of its superclasses.
  package static func register(_ names: [String], of type: AnyClass) {
    selectors.withLock { $0[ObjectIdentifier(type)] = Set(names) }
  }

  /// Removes the entry of a class, which is unknown afterward.
  package static func unregister(_ type: AnyClass) {
    _ = selectors.withLock { $0.removeValue(forKey: ObjectIdentifier(type)) }
  }

  /// Returns whether the class of an object implements a method, or nil if no class registered its methods: sources
  /// that nothing rewrites are unknown.
  static func contains(_ selector: String, in object: AnyObject) -> Bool? {
    var current: AnyClass? = type(of: object)
    while let candidate = current {
      if let found = selectors.withLock({ $0[ObjectIdentifier(candidate)] }) { return found.contains(selector) }
      current = _getSuperclass(candidate)
    }
    return nil
  }
}
