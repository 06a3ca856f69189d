import Foundation

/// An object in an event store.
///
/// - Source: developer.apple.com/documentation/eventkit/ekobject
open class EKObject: NSObject {
  /// Whether the object has never been saved.
  open internal(set) var isNew = true

  override init() { super.init() }
}
