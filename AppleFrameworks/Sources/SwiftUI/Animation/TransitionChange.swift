import UIKit

/// The change of a view before it appears and after it disappears.
struct TransitionChange: Sendable {
  var opacity: CGFloat = 1
  var scale: CGFloat = 1
  var anchor = UnitPoint.center
  /// The edge from or to which the view moves by its own size.
  var edge: Edge?
  var offset = CGSize.zero
  /// The part of the transition that is described by views.
  var views: ViewTransition?
  var isIdentity: Bool { opacity == 1 && scale == 1 && edge == nil && offset == .zero && views == nil }

  func merged(_ other: TransitionChange) -> TransitionChange {
    var result = self
    result.opacity *= other.opacity
    result.scale *= other.scale
    if other.scale != 1 { result.anchor = other.anchor }
    result.edge = edge ?? other.edge
    result.offset = CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height)
    result.views = views?.merged(other.views) ?? other.views
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
    // The view moves from or to the edge by its own size.
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
