/// Has the device tell how something went.
///
/// - Source: developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// Well, with something to know.
    case warning = 1
    /// Not at all.
    case error = 2
  }

  /// Something has ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    give(.notification(notificationType))
  }

  /// Something has ended, at a point of the generator's view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    give(.notification(notificationType), at: location)
  }
}
