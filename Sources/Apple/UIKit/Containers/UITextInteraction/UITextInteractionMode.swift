/// What a ``UITextInteraction`` lets the user do.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinteractionmode
public enum UITextInteractionMode: Int, Sendable {
  /// Selecting and editing.
  case editable = 0
  /// Selecting alone.
  case nonEditable = 1
}
