import UIKit

/// A haptic feedback.
///
/// - Source: developer.apple.com/documentation/swiftui/sensoryfeedback
public struct SensoryFeedback: Equatable, Sendable {
  /// The weight of the objects that collide.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/sensoryfeedback/weight
  public struct Weight: Equatable, Sendable {
    let style: UIImpactFeedbackGenerator.FeedbackStyle
    /// The light weight.
    public static let light = Weight(style: .light)
    /// The medium weight.
    public static let medium = Weight(style: .medium)
    /// The heavy weight.
    public static let heavy = Weight(style: .heavy)
  }

  /// The flexibility of the objects that collide.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/sensoryfeedback/flexibility
  public struct Flexibility: Equatable, Sendable {
    let style: UIImpactFeedbackGenerator.FeedbackStyle
    /// The flexibility of rigid objects.
    public static let rigid = Flexibility(style: .rigid)
    /// The flexibility of solid objects, which are slightly flexible.
    public static let solid = Flexibility(style: .medium)
    /// The flexibility of soft objects.
    public static let soft = Flexibility(style: .soft)
  }

  enum Kind: Equatable, Sendable {
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    case selection
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, Double)
  }

  let kind: Kind
  /// The feedback for a completed task.
  public static let success = SensoryFeedback(kind: .notification(.success))
  /// The feedback for a warning.
  public static let warning = SensoryFeedback(kind: .notification(.warning))
  /// The feedback for a failed task.
  public static let error = SensoryFeedback(kind: .notification(.error))
  /// The feedback for a changed selection.
  public static let selection = SensoryFeedback(kind: .selection)
  /// The feedback for an increased value. It is the same as that for a selection.
  public static let increase = SensoryFeedback(kind: .selection)
  /// The feedback for a decreased value. It is the same as that for a selection.
  public static let decrease = SensoryFeedback(kind: .selection)
  /// The feedback for the start of an activity. It is the same as that for a light impact.
  public static let start = SensoryFeedback(kind: .impact(.light, 1))
  /// The feedback for the end of an activity. It is the same as that for a light impact.
  public static let stop = SensoryFeedback(kind: .impact(.light, 1))
  /// The feedback for an alignment. It is the same as that for a selection.
  public static let alignment = SensoryFeedback(kind: .selection)
  /// The feedback for a changed level. It is the same as that for a selection.
  public static let levelChange = SensoryFeedback(kind: .selection)
  /// The feedback for an impact.
  public static let impact = SensoryFeedback(kind: .impact(.medium, 1))

  /// Returns the feedback for an impact with a weight.
  ///
  /// - Parameter intensity: The intensity, from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight.style, intensity))
  }

  /// Returns the feedback for an impact of flexible objects.
  ///
  /// - Parameter intensity: The intensity, from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(flexibility.style, intensity))
  }

  @MainActor
  func play() {
    switch kind {
    case .notification(let type): UINotificationFeedbackGenerator().notificationOccurred(type)
    case .selection: UISelectionFeedbackGenerator().selectionChanged()
    case .impact(let style, let intensity):
      UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: min(1, max(0, intensity)))
    }
  }
}

extension View {
  /// Plays feedback when a value changes.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/sensoryfeedback(_:trigger:)
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    onChange(of: trigger) { MainActor.assumeIsolated { feedback.play() } }
  }

  /// Plays feedback when a value changes if a condition is true.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in
      if condition(old, new) { MainActor.assumeIsolated { feedback.play() } }
    }
  }

  /// Plays the feedback that a closure returns when a value changes; `nil` plays none.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in
      let feedback = feedback(old, new)
      MainActor.assumeIsolated { feedback?.play() }
    }
  }
}
