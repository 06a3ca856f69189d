/// Whether rows of lists can be edited.
///
/// - Source: developer.apple.com/documentation/swiftui/editmode
public enum EditMode: Sendable {
  /// Rows cannot be edited.
  case inactive
  /// A single row is being edited, as after a swipe.
  case transient
  /// Rows can be edited.
  case active
  /// Whether rows can be edited, `transient` included.
  public var isEditing: Bool { self != .inactive }
}
