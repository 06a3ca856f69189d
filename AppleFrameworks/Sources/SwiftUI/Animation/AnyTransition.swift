import UIKit

/// A type-erased transition, which animates the insertion and removal of a view.
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

  /// A transition without animation.
  public static let identity = AnyTransition(TransitionChange())
  /// A transition that fades the view in and out.
  public static let opacity = AnyTransition(TransitionChange(opacity: 0))
  /// A transition that scales the view up from nothing and down to nothing.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Returns a transition that scales the view up from a scale and down to it.
  ///
  /// - Parameters:
  ///   - scale: The scale factor.
  ///   - anchor: The point of the view that stays in place.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(TransitionChange(scale: scale, anchor: anchor))
  }

  /// Returns a transition that moves the view in from an edge and out to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(TransitionChange(edge: edge)) }
  /// Returns a transition that moves the view in from an offset, in points, and out to it.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(TransitionChange(offset: offset)) }
  /// Returns a transition that moves the view in from an offset, in points, and out to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
  /// A transition that moves the view in from the leading edge and out to the trailing edge.
  public static var slide: AnyTransition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// Returns a transition that moves the view in from an edge and out to the opposite one, while it fades.
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

  /// Returns a transition that animates the insertion and the removal differently.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var result = insertion
    result.removal = removal.removal
    return result
  }

  /// Returns a combination of both transitions.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var result = self
    result.insertion = insertion.merged(other.insertion)
    result.removal = removal.merged(other.removal)
    return result
  }

  /// Returns the transition with its own animation.
  ///
  /// - Parameter animation: The animation; `nil` for the animation of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var result = self
    result.ownAnimation = animation
    return result
  }
}
