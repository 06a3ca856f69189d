/// The rule for the objects at the other end of a relationship when an object is deleted.
///
/// - Source: developer.apple.com/documentation/coredata/nsdeleterule
public enum NSDeleteRule: UInt, Sendable {
  /// They keep their reference to the deleted object.
  case noActionDeleteRule = 0
  /// They lose their reference to it.
  case nullifyDeleteRule = 1
  /// They are deleted, too.
  case cascadeDeleteRule = 2
  /// The object can't be deleted as long as there is one.
  case denyDeleteRule = 3
}
