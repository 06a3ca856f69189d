import UIKit

/// The way a view appears and disappears in an animated change.
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

  /// The view appears and disappears at once.
  public static let identity = AnyTransition(TransitionChange())
  /// The view fades in and out.
  public static let opacity = AnyTransition(TransitionChange(opacity: 0))
  /// The view grows from nothing and shrinks to nothing.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// The view grows from a scale and shrinks to it.
  ///
  /// - Parameters:
  ///   - scale: The factor of the size.
  ///   - anchor: The point of the view that stays in place.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(TransitionChange(scale: scale, anchor: anchor))
  }

  /// The view moves in from an edge and out to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(TransitionChange(edge: edge)) }
  /// The view moves in from an offset and out to it, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(TransitionChange(offset: offset)) }
  /// The view moves in from an offset and out to it, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
  /// The view moves in from the leading edge and out to the trailing edge.
  public static var slide: AnyTransition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// The view moves in from an edge and out to the opposite one, and fades.
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

  /// Returns a transition with different ways in and out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var result = insertion
    result.removal = removal.removal
    return result
  }

  /// Returns both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var result = self
    result.insertion = insertion.merged(other.insertion)
    result.removal = removal.merged(other.removal)
    return result
  }

  /// Returns the transition with an animation of its own.
  ///
  /// - Parameter animation: `nil` for that of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var result = self
    result.ownAnimation = animation
    return result
  }
}
