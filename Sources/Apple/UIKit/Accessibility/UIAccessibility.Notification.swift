extension UIAccessibility {
  /// A notification that an app posts for assistive technologies with `UIAccessibility.post(notification:argument:)`.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiaccessibility/notification
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen is displayed. The argument is the element to focus or a text to speak.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Elements were added or removed. The argument is the element to focus or a text to speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement. The argument is a text to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// A scroll ended. The argument is a text that describes the position.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Pauses the technology in the argument.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// Resumes the technology in the argument.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }
}
