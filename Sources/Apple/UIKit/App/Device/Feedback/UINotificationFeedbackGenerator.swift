/// A generator of haptic feedback for results.
///
/// - Source: developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The type of a result.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded.
    case success = 0
    /// The task succeeded with a warning.
    case warning = 1
    /// The task failed.
    case error = 2
  }

  /// Generates feedback for a result.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    give(.notification(notificationType))
  }

  /// Generates feedback for a result at a point of the generator's view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    give(.notification(notificationType), at: location)
  }
}
