import Foundation

/// Something that an event store keeps.
///
/// - Source: developer.apple.com/documentation/eventkit/ekobject
open class EKObject: NSObject {
  /// Whether it was never saved.
  open internal(set) var isNew = true

  override init() { super.init() }
}
