import UIKit

/// The position of a view in the visible part of a scroll view.
///
/// - Source: developer.apple.com/documentation/swiftui/scrolltransitionphase
public enum ScrollTransitionPhase: Equatable, Hashable, Sendable {
  /// The view is about to appear at the top or leading edge.
  case topLeading
  /// The view is visible.
  case identity
  /// The view is about to appear at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is visible.
  public var isIdentity: Bool { self == .identity }
  /// The number -1 at the top or leading edge, 0 while the view is visible, and 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The configuration of the change of a view that scrolls into the visible area.
///
/// - Source: developer.apple.com/documentation/swiftui/scrolltransitionconfiguration
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }

  /// The fraction of a view that must be visible, from 0 to 1.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/scrolltransitionconfiguration/threshold
  public struct Threshold: Sendable {
    /// The fraction of the view at which it is considered visible, from 0 to 1.
    let share: Double
    /// The inset of the visible area from the scroll view, in points.
    var inset: Double = 0
    /// The threshold at which any part of the view is visible.
    public static let hidden = Threshold(share: 0)
    /// The threshold at which the entire view is visible.
    public static let visible = Threshold(share: 1)
    /// The threshold at which the view is centered in the scroll view.
    public static var centered: Threshold { Threshold(share: 0.5) }
    /// Returns a threshold at a fraction of the view, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(share: min(1, max(0, amount))) }

    /// Returns a threshold for a visible area that is inset by a distance in points at each end.
    public func inset(by distance: Double) -> Threshold { Threshold(share: share, inset: inset + distance) }

    /// Returns a threshold between two others.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        share: share + (other.share - share) * amount, inset: inset + (other.inset - inset) * amount)
    }
  }

  let kind: Kind
  var threshold = Threshold.visible(0.5)

  /// A configuration in which the change follows the scrolling.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeOut), threshold: .visible)
  /// A configuration in which the change is animated when the view crosses the threshold.
  public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))
  /// A configuration without a change.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// Returns a configuration in which the change follows the scrolling along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve), threshold: .visible)
  }

  /// Returns a configuration in which the change is animated when the view crosses the threshold.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// Returns the configuration with another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation), threshold: threshold)
  }

  /// Returns the configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }
}

/// The progress of a scroll transition.
@MainActor
private struct ScrollTransitionState {
  let axis: Axis?
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration

  /// Returns the phase of a frame in a scroll view's visible area, and the progress of the transition: 1 at the phase,
  /// 0 at the identity.
  func progress(_ frame: CGRect, _ view: UIScrollView) -> (phase: ScrollTransitionPhase, amount: Double) {
    let isHorizontal = axis.map { $0 == .horizontal } ?? (view.contentSize.width > view.bounds.width + 1)
    let insets = view.adjustedContentInset
    let visible = view.convert(view.bounds.inset(by: insets), to: nil as UIView?)
    let (low, high) = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let (start, end) = isHorizontal ? (visible.minX, visible.maxX) : (visible.minY, visible.maxY)
    let length = high - low
    guard length > 0 else { return (.identity, 0) }
    func amount(_ hidden: CGFloat, _ configuration: ScrollTransitionConfiguration) -> Double {
      switch configuration.kind {
      case .identity: return 0
      case .animated:
        let shown = 1 - (hidden + configuration.threshold.inset) / length
        return shown < configuration.threshold.share || (configuration.threshold.share == 0 && shown <= 0) ? 1 : 0
      case .interactive(let curve):
        // The transition begins when the visible fraction is less than the threshold, and ends when nothing is visible.
        let share = max(configuration.threshold.share, 0.001)
        let shown = 1 - (hidden + configuration.threshold.inset) / length
        return curve.value(at: min(1, max(0, (share - shown) / share)))
      }
    }
    let before = amount(max(0, start - low), topLeading)
    let after = amount(max(0, high - end), bottomTrailing)
    if before == 0, after == 0 { return (.identity, 0) }
    return before >= after ? (.topLeading, before) : (.bottomTrailing, after)
  }
}

extension EffectChange {
  /// Returns an interpolation between this change and another one with the same steps.
  func interpolated(to other: EffectChange, _ amount: Double) -> EffectChange {
    var result = EffectChange()
    result.opacity = opacity + (other.opacity - opacity) * amount
    result.blur = blur + (other.blur - blur) * amount
    result.filters = zip(filters, other.filters).map { first, second in
      var (from, to) = (ColorFilterModifier(filter: first), ColorFilterModifier(filter: second))
      to.animatableData = from.animatableData + (to.animatableData - from.animatableData) * amount
      from = to
      return from.filter
    }
    result.transforms = zip(transforms, other.transforms).map { first, second in
      { size in CATransform3D.mixed(first(size), second(size), amount) }
    }
    return result
  }
}

extension CATransform3D {
  /// Returns an interpolation between two transforms, component by component.
  fileprivate static func mixed(_ first: CATransform3D, _ second: CATransform3D, _ amount: CGFloat) -> CATransform3D {
    var result = first
    for path in [
      \CATransform3D.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42,
      \.m43, \.m44,
    ] as [WritableKeyPath<CATransform3D, CGFloat>] {
      result[keyPath: path] = first[keyPath: path] + (second[keyPath: path] - first[keyPath: path]) * amount
    }
    return result
  }
}

extension View {
  /// Changes the drawing of the view while it enters the visible area of a scroll view.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the change. Default: interactive.
  ///   - axis: The axis along which the view enters; `nil` (the default) is that of the scroll view.
  ///   - transition: A closure that returns the effect from an empty effect and a phase.
  /// - Source: developer.apple.com/documentation/swiftui/view/scrolltransition(_:axis:transition:)
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the drawing of the view while it enters the visible area of a scroll view, with different configurations
  /// at both ends.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    applying(
      VisualEffectModifier { proxy, scrolled in
        func change(_ phase: ScrollTransitionPhase) -> EffectChange {
          var change = EffectChange()
          (transition(EmptyVisualEffect(), phase) as? any BuiltInEffect)?.apply(to: &change)
          return change
        }
        guard let scrolled else { return change(.identity) }
        let state = ScrollTransitionState(axis: axis, topLeading: topLeading, bottomTrailing: bottomTrailing)
        let (phase, amount) = state.progress(proxy.frame(in: .global), scrolled)
        return change(.identity).interpolated(to: change(phase), amount)
      })
  }
}
