import UIKit

/// A transition that fades the view in and out.
///
/// - Source: developer.apple.com/documentation/swiftui/opacitytransition
public struct OpacityTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}
  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
  /// The properties of the transition, which contains no motion.
  public static let properties = TransitionProperties(hasMotion: false)
}

/// A transition that scales the view up from a scale and down to it.
///
/// - Source: developer.apple.com/documentation/swiftui/scaletransition
public struct ScaleTransition: Transition {
  /// The scale factor.
  public var scale: Double
  /// The point of the view that stays in place.
  public var anchor: UnitPoint
  /// Creates a transition from a scale factor.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A transition that blurs the old view while the new one appears.
///
/// - Source: developer.apple.com/documentation/swiftui/blurreplacetransition
public struct BlurReplaceTransition: Transition {
  /// A configuration of the scaling of the views.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/blurreplacetransition/configuration
  public struct Configuration: Equatable, Sendable {
    /// The scales before the insertion and after the removal.
    let scales: [Double]
    /// Old views shrink while new ones grow.
    public static let downUp = Configuration(scales: [0.8, 0.8])
    /// Old views grow while new ones grow.
    public static let upUp = Configuration(scales: [0.8, 1.2])
  }

  /// The configuration of the scaling.
  public var configuration: Configuration
  /// Creates a transition from a configuration.
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }
  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 8).opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase.isIdentity ? 1 : configuration.scales[phase == .willAppear ? 0 : 1])
  }
}

extension Transition where Self == ScaleTransition {
  /// Returns a transition that scales the view up from a scale and down to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs the old view while the new one appears.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Returns a transition that blurs the old view while the new one appears.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}
