extension UIAccessibility {
  /// What an app tells assistive technologies with `UIAccessibility.post(notification:argument:)`.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiaccessibility/notification
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen is shown. The argument is the element to go to, or a text to speak.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Elements came or went. The argument is the element to go to, or a text to speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is a text to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// A scroll is over. The argument is a text that says where.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// The technology that the argument names should wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// The technology that the argument names should go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }
}
