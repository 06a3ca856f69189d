// From one look of a view to another, and from one view to another.

extension UIView {
  /// Changes a view in a block, and leads over from its old look to the new one.
  ///
  /// - Parameters:
  ///   - view: the view. What is in it goes along.
  ///   - duration: in seconds.
  ///   - options: the kind of transition, one of those that begin with `transition`. Without one, there is nothing to
  ///     see of it, and changes are animated as in `animate`.
  ///   - animations: the changes: adding and removing subviews, texts, images. Of themselves they are not animated,
  ///     unless `.allowAnimatedContent` is among the options.
  ///   - completion: runs when the transition is over.
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

  /// Puts one view in another's place, with a transition of their superview.
  ///
  /// - Parameters:
  ///   - fromView: the view to leave: it is taken out of its superview, or hidden with `.showHideTransitionViews`.
  ///   - toView: the view to come: it is put in its place, or shown.
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
