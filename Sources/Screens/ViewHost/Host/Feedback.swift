import UIKit

/// Haptic feedback of an app.
public enum Feedback: Equatable, Sendable {
  /// An impact with an intensity from 0 to 1.
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// A change of a selection.
  case selection
  /// A pattern for success, a warning or an error.
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
