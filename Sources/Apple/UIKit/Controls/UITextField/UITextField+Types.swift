extension UITextField {
  /// The border of a text field.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin dark line.
    case line = 1
    /// A sunken frame.
    case bezel = 2
    /// A filled rectangle with rounded corners.
    case roundedRect = 3
  }

  /// The reason for the end of editing.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitextfield/didendeditingreason
  public enum DidEndEditingReason: Int, Sendable {
    /// The field resigned as first responder.
    case committed = 0
    /// The user canceled editing, which happens on tvOS only.
    case cancelled = 1
  }

  /// The conditions under which an overlay view is visible.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitextfield/viewmode
  public enum ViewMode: Int, Sendable {
    /// The view is never visible.
    case never = 0
    /// The view is visible while the text is edited.
    case whileEditing = 1
    /// The view is visible while the text is not edited.
    case unlessEditing = 2
    /// The view is always visible.
    case always = 3

    func allows(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }
}
