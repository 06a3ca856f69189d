import UIKit

/// The view fades in and out.
///
/// - Source: developer.apple.com/documentation/swiftui/opacitytransition
public struct OpacityTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}
  /// Returns the view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
  /// Says that nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)
}

/// The view grows from a scale and shrinks to it.
///
/// - Source: developer.apple.com/documentation/swiftui/scaletransition
public struct ScaleTransition: Transition {
  /// The factor of the size.
  public var scale: Double
  /// The point of the view that stays in place.
  public var anchor: UnitPoint
  /// Creates the transition.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// Returns the view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// The old view blurs while the new one comes.
///
/// - Source: developer.apple.com/documentation/swiftui/blurreplacetransition
public struct BlurReplaceTransition: Transition {
  /// The change of the views' sizes.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/blurreplacetransition/configuration
  public struct Configuration: Equatable, Sendable {
    /// The scale before and after.
    let scales: [Double]
    /// Old views shrink while new ones grow.
    public static let downUp = Configuration(scales: [0.8, 0.8])
    /// Old views grow while new ones grow.
    public static let upUp = Configuration(scales: [0.8, 1.2])
  }

  /// The change of the views' sizes.
  public var configuration: Configuration
  /// Creates the transition.
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }
  /// Returns the view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 8).opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase.isIdentity ? 1 : configuration.scales[phase == .willAppear ? 0 : 1])
  }
}

extension Transition where Self == ScaleTransition {
  /// The view grows from a scale and shrinks to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// The old view blurs while the new one comes.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// The old view blurs while the new one comes.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}
