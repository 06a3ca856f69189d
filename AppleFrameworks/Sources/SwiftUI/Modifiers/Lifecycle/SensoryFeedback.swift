import UIKit

/// Feedback that can be felt.
///
/// - Source: developer.apple.com/documentation/swiftui/sensoryfeedback
public struct SensoryFeedback: Equatable, Sendable {
  /// The weight of an impact.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/sensoryfeedback/weight
  public struct Weight: Equatable, Sendable {
    let style: UIImpactFeedbackGenerator.FeedbackStyle
    /// Light.
    public static let light = Weight(style: .light)
    /// Medium.
    public static let medium = Weight(style: .medium)
    /// Heavy.
    public static let heavy = Weight(style: .heavy)
  }

  /// The flexibility of the objects that collide.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/sensoryfeedback/flexibility
  public struct Flexibility: Equatable, Sendable {
    let style: UIImpactFeedbackGenerator.FeedbackStyle
    /// Hard things.
    public static let rigid = Flexibility(style: .rigid)
    /// Things that give way a little.
    public static let solid = Flexibility(style: .medium)
    /// Soft things.
    public static let soft = Flexibility(style: .soft)
  }

  enum Kind: Equatable, Sendable {
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    case selection
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, Double)
  }

  let kind: Kind
  /// A task is done.
  public static let success = SensoryFeedback(kind: .notification(.success))
  /// Something needs attention.
  public static let warning = SensoryFeedback(kind: .notification(.warning))
  /// A task has failed.
  public static let error = SensoryFeedback(kind: .notification(.error))
  /// A selection changes.
  public static let selection = SensoryFeedback(kind: .selection)
  /// A value grows. It feels like a selection.
  public static let increase = SensoryFeedback(kind: .selection)
  /// A value shrinks. It feels like a selection.
  public static let decrease = SensoryFeedback(kind: .selection)
  /// An activity begins. It feels like a light impact.
  public static let start = SensoryFeedback(kind: .impact(.light, 1))
  /// An activity ends. It feels like a light impact.
  public static let stop = SensoryFeedback(kind: .impact(.light, 1))
  /// Something is aligned. It feels like a selection.
  public static let alignment = SensoryFeedback(kind: .selection)
  /// A level changes. It feels like a selection.
  public static let levelChange = SensoryFeedback(kind: .selection)
  /// An impact.
  public static let impact = SensoryFeedback(kind: .impact(.medium, 1))

  /// An impact of a weight.
  ///
  /// - Parameter intensity: From 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight.style, intensity))
  }

  /// An impact of things that give way.
  ///
  /// - Parameter intensity: From 0 to 1.
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

  /// Plays feedback when a value changes, under a condition.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in
      if condition(old, new) { MainActor.assumeIsolated { feedback.play() } }
    }
  }

  /// Plays the feedback that a closure returns when a value changes; `nil` is none.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in
      let feedback = feedback(old, new)
      MainActor.assumeIsolated { feedback?.play() }
    }
  }
}
