/// What an app has the device do for a person's fingers. A host has no motor: it hears of it.
package struct HostFeedback: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A knock.
    ///
    /// - Parameter intensity: from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// A tick, as of a wheel.
    case selection
    /// The pattern for a success, a warning or an error.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
  }

  package let kind: Kind
  /// Where it belongs to, in the coordinates of the generator's view.
  package let location: CGPoint?
  /// Whether the generator was prepared, so that no motor would have come too late.
  package let wasPrepared: Bool
}

extension UserInterface {
  package typealias FeedbackListener = (HostFeedback) -> Void

  /// Who hears of what the device is to let fingers feel.
  @MainActor package final var feedbackListener: FeedbackListener? {
    get { self[FeedbackListener.self] }
    set { self[FeedbackListener.self] = newValue }
  }
}
