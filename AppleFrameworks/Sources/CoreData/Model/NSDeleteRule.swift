/// A rule for the objects at the destination of a relationship when an object is deleted.
///
/// - Source: developer.apple.com/documentation/coredata/nsdeleterule
public enum NSDeleteRule: UInt, Sendable {
  /// The objects keep their reference to the deleted object.
  case noActionDeleteRule = 0
  /// The references to the deleted object are removed.
  case nullifyDeleteRule = 1
  /// The objects are also deleted.
  case cascadeDeleteRule = 2
  /// The object cannot be deleted while there are related objects.
  case denyDeleteRule = 3
}
