import UIKit

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
