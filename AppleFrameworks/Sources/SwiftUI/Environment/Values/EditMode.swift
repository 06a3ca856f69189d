/// Whether rows can be edited.
///
/// - Source: developer.apple.com/documentation/swiftui/editmode
public enum EditMode: Sendable {
  case inactive
  case transient
  case active
  public var isEditing: Bool { self != .inactive }
}
