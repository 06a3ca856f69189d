import Foundation
import RuntimeSupport
import Synchronization

/// The initializers without parameters that a program's classes declare without overriding one of a superclass.
/// Swift's tables of methods do not lead to them from the class in a variable.
package enum DeclaredInitializers {
  /// Unchecked: the function has the isolation of the class, and its caller must be on the right thread, as for an
  /// initializer on Apple's systems.
  private struct Entry: @unchecked Sendable {
    let make: @MainActor (Void) -> NSObject
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  /// Registers the initializer of a class. Subclasses do not inherit the entry.
  package static func register<Object: NSObject>(_ type: Object.Type, _ make: @escaping @MainActor () -> Object) {
    let entry = Entry { make() }
    entries.withLock { $0[ObjectIdentifier(type)] = entry }
  }

  /// Returns a new object, or nil if no initializer of exactly this class is registered.
  package static func make(_ type: NSObject.Type) -> NSObject? {
    guard let entry = entries.withLock({ $0[ObjectIdentifier(type)] }) else { return nil }
    return IsolationRemoval.call(entry.make, with: ())
  }
}
