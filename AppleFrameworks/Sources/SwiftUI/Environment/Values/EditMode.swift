/// The mode of editing rows of lists.
///
/// - Source: developer.apple.com/documentation/swiftui/editmode
public enum EditMode: Sendable {
  /// Rows cannot be edited.
  case inactive
  /// A single row is being edited, for example after a swipe.
  case transient
  /// Rows can be edited.
  case active
  /// Whether rows can be edited, also in the `transient` mode.
  public var isEditing: Bool { self != .inactive }
}
