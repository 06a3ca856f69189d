// Transitions between states of a view, and between views.

extension UIView {
  /// Makes changes in a view with a transition from its old appearance to the new one.
  ///
  /// - Parameters:
  ///   - view: The view, including its subviews.
  ///   - duration: The duration in seconds.
  ///   - options: The options with the type of the transition, whose names begin with `transition`. Without one, there
  ///     is no transition, and changes are animated as in `animate`.
  ///   - animations: The changes, such as of subviews, texts and images. They aren't animated themselves unless the
  ///     options contain `.allowAnimatedContent`.
  ///   - completion: A closure that is called after the transition.
  public final class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(duration: duration, options: options)
    guard let style = options.transition, ViewAnimations.current.areEnabled, duration > 0 else {
      animation.run({ animations?() }, completion: completion)
      return
    }
    view.layer.displayTree()
    let transition = CATransition()
    transition.flip = style
    animation.configure(transition)
    transition.prepare(for: view.layer)
    animation.run {
      if options.contains(.allowAnimatedContent) {
        animations?()
      } else {
        ViewAnimation.withoutAnimation {
          animations?()
          view.layoutIfNeeded()
        }
      }
      AppHost.current.transactions.viewBatch = animation.batch
      view.layer.add(transition, forKey: "transition")
      AppHost.current.transactions.viewBatch = nil
    } completion: {
      completion?($0)
    }
  }

  /// Replaces a view with another one, with a transition of their superview.
  ///
  /// - Parameters:
  ///   - fromView: The view to replace. It is removed from its superview, or hidden with `.showHideTransitionViews`.
  ///   - toView: The new view. It is added to the superview, or shown.
  public final class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      completion?(true)
      return
    }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
