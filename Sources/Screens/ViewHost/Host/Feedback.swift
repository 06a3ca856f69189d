import UIKit

/// How an app has the device answer a person's fingers.
public enum Feedback: Equatable, Sendable {
  /// A knock of an intensity from 0 to 1.
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// A tick, as of a wheel.
  case selection
  /// The pattern for a success, a warning or an error.
  case notification(UINotificationFeedbackGenerator.FeedbackType)

  init(_ kind: HostFeedback.Kind) {
    self =
      switch kind {
      case .impact(let style, let intensity): .impact(style, intensity: intensity)
      case .selection: .selection
      case .notification(let type): .notification(type)
      }
  }
}
