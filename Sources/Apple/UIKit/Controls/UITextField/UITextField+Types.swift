extension UITextField {
  /// What is drawn around a text field.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin dark line.
    case line = 1
    /// A sunken frame.
    case bezel = 2
    /// A filled rectangle with round corners.
    case roundedRect = 3
  }

  /// Why editing ended.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitextfield/didendeditingreason
  public enum DidEndEditingReason: Int, Sendable {
    /// The field resigned as first responder.
    case committed = 0
    /// The user gave up. Only the system says so, on a television.
    case cancelled = 1
  }

  /// When a view beside the text is seen.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitextfield/viewmode
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
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
