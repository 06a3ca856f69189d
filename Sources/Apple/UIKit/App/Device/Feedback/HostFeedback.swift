/// Haptic feedback of an app. It is reported to the host, which has no haptic hardware.
package struct HostFeedback: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// An impact.
    ///
    /// - Parameter intensity: The intensity, from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// A change of a selection.
    case selection
    /// A pattern for success, a warning or an error.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
  }

  package let kind: Kind
  /// The location in the coordinates of the generator's view.
  package let location: CGPoint?
  /// Whether the generator was prepared, so that a device would have no delay.
  package let wasPrepared: Bool
}

extension UserInterface {
  package typealias FeedbackListener = (HostFeedback) -> Void

  /// The listener for haptic feedback.
  @MainActor package final var feedbackListener: FeedbackListener? {
    get { self[FeedbackListener.self] }
    set { self[FeedbackListener.self] = newValue }
  }
}
