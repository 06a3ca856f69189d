import UIKit

/// A namespace for functions that set the subviews of a container view after a layout pass.
@MainActor
enum HostedSubviews {
  /// Sets the displayed views of a container and their order. In an animated change, new views fade in and removed ones
  /// fade out.
  static func set(_ views: [UIView], of container: UIView, animation: Animation?) {
    let departing = container.subviews.filter { departure(of: $0) != nil }
    let current = container.subviews.filter { view in !departing.contains { $0 === view } && !isForeign(view) }
    guard current.count != views.count || zip(current, views).contains(where: { $0 !== $1 }) else { return }
    let wanted = Set(views.map(ObjectIdentifier.init))
    let wasEmpty = current.isEmpty
    for view in current where !wanted.contains(ObjectIdentifier(view)) { remove(view, animation: animation) }
    for (index, view) in views.enumerated() {
      let isNew = view.superview !== container
      if let before = departure(of: view) {
        // A disappearing view returns.
        view.layer.setValue(nil, forKey: departingKey)
        view.isUserInteractionEnabled = true
        if let animation { AnimatedChange.run(animation) { before.apply(to: view) } } else { before.apply(to: view) }
      }
      if isNew {
        container.addSubview(view)
        let comesFromAnother = (view as? MatchedView)?.origin != nil
        if let animation, !wasEmpty || comesFromAnother { arrive(view, animation) }
      } else if index < container.subviews.count {
        container.bringSubviewToFront(view)
      }
    }
  }

  private static let departingKey = "departing"

  /// Returns the state of a view before it started to disappear; `nil` for views that stay.
  private static func departure(of view: UIView) -> LookState? { view.layer.value(forKey: departingKey) as? LookState }

  /// Returns whether a view belongs to the container itself, such as a scroll indicator.
  private static func isForeign(_ view: UIView) -> Bool { (view.superview as? OwnSubviews)?.isOwn(view) ?? false }

  private static func arrive(_ view: UIView, _ animation: Animation) {
    let transition = (view as? TransitionView)?.transition ?? .opacity
    let final = LookState(of: view)
    UIView.performWithoutAnimation {
      transition.insertion.apply(to: view)
      (view as? MatchedView)?.moveToOrigin()
    }
    AnimatedChange.run(animation) { final.apply(to: view) }
  }

  private static func remove(_ view: UIView, animation: Animation?) {
    let transition = (view as? TransitionView)?.transition ?? .opacity
    guard let animation, !transition.removal.isIdentity, view.window != nil else {
      view.removeFromSuperview()
      return
    }
    let before = LookState(of: view)
    view.layer.setValue(before, forKey: departingKey)
    view.isUserInteractionEnabled = false
    (view as? TransitionView)?.leave?(animation)
    AnimatedChange.run(animation) {
      transition.removal.apply(to: view)
      (view as? MatchedView)?.moveToSuccessor()
    } completion: {
      guard departure(of: view) != nil else { return }
      view.layer.setValue(nil, forKey: departingKey)
      view.removeFromSuperview()
      view.isUserInteractionEnabled = true
      before.apply(to: view)
    }
  }

  /// The properties that transitions change.
  @MainActor
  private struct LookState {
    let alpha: CGFloat
    let transform: CGAffineTransform
    let center: CGPoint

    init(of view: UIView) {
      alpha = view.alpha
      transform = view.transform
      center = view.center
    }

    func apply(to view: UIView) {
      view.alpha = alpha
      view.transform = transform
      view.center = center
    }
  }
}
