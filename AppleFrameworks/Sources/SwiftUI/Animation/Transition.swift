import UIKit

/// What a view does when it comes and when it goes.
struct TransitionChange: Sendable {
  var opacity: CGFloat = 1
  var scale: CGFloat = 1
  var anchor = UnitPoint.center
  /// Shares of the view's own size.
  var edge: Edge?
  var offset = CGSize.zero
  var isIdentity: Bool { opacity == 1 && scale == 1 && edge == nil && offset == .zero }

  func merged(_ other: TransitionChange) -> TransitionChange {
    var result = self
    result.opacity *= other.opacity
    result.scale *= other.scale
    if other.scale != 1 { result.anchor = other.anchor }
    result.edge = edge ?? other.edge
    result.offset = CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height)
    return result
  }

  @MainActor
  func apply(to view: UIView) {
    if opacity != 1 { view.alpha *= opacity }
    var transform = view.transform
    if scale != 1 {
      let size = max(scale, 0.000_1)
      let shift = CGPoint(
        x: (anchor.x - 0.5) * view.bounds.width * (1 - size), y: (anchor.y - 0.5) * view.bounds.height * (1 - size))
      transform = transform.translatedBy(x: shift.x, y: shift.y).scaledBy(x: size, y: size)
    }
    var move = offset
    // From or to the edge of what it lies in.
    if let edge {
      let mirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      switch edge {
      case .top: move.height -= view.bounds.height
      case .bottom: move.height += view.bounds.height
      case .leading: move.width += mirrored ? view.bounds.width : -view.bounds.width
      case .trailing: move.width += mirrored ? -view.bounds.width : view.bounds.width
      }
    }
    if move != .zero {
      transform = transform.concatenating(CGAffineTransform(translationX: move.width, y: move.height))
    }
    if transform != view.transform { view.transform = transform }
  }
}

/// How a view comes and goes where that is animated.
///
/// - Source: developer.apple.com/documentation/swiftui/anytransition
public struct AnyTransition: Sendable {
  var insertion: TransitionChange
  var removal: TransitionChange
  var ownAnimation: Animation?

  init(_ change: TransitionChange) {
    insertion = change
    removal = change
  }

  public static let identity = AnyTransition(TransitionChange())
  public static let opacity = AnyTransition(TransitionChange(opacity: 0))
  public static var scale: AnyTransition { scale(scale: 0) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(TransitionChange(scale: scale, anchor: anchor))
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(TransitionChange(edge: edge)) }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(TransitionChange(offset: offset)) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
  public static var slide: AnyTransition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity), removal: .move(edge: opposite).combined(with: .opacity))
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var result = insertion
    result.removal = removal.removal
    return result
  }
  public func combined(with other: AnyTransition) -> AnyTransition {
    var result = self
    result.insertion = insertion.merged(other.insertion)
    result.removal = removal.merged(other.removal)
    return result
  }
  public func animation(_ animation: Animation?) -> AnyTransition {
    var result = self
    result.ownAnimation = animation
    return result
  }
}

/// Holds what comes and goes together.
final class TransitionView: PassingView {
  var transition: AnyTransition = .opacity
}

/// What is said of how a view comes and goes; `nil` where nothing is.
enum TransitionTrait: BoxTrait {
  static var defaultValue: AnyTransition? { nil }
}
