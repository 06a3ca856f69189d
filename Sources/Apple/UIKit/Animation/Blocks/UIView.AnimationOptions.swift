extension UIView {
  /// The options of animations of views.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/animationoptions
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out at the end of the block, so that their changes are also animated.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views receive touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins with the displayed values of one in progress and replaces it.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats forever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Each run is followed by a reversed one.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The duration isn't inherited from the enclosing animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The pacing isn't inherited from the enclosing animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Changes within a transition are animated as well.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In a transition between views, they are hidden and shown rather than removed and added.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// No options are inherited from the enclosing animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Pending updates of properties and layout are performed whenever the animation changes: before a block for changes
    /// that were made earlier, and at its end for its own, which are animated. Nested blocks inherit the option.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiview/animationoptions/flushupdates
    // The raw value isn't documented. This bit is free in the options of animations and of keyframe animations.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 13)

    /// Slow at the beginning and at the end, the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Linear.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition that flips the view from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that flips the view from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition that curls the old view up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition that curls the new view down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition that dissolves the old view into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition that flips the view from top to bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition that flips the view from bottom to top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// A preference for 60 frames per second. The host uses its own frame rate.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A preference for 30 frames per second. The host uses its own frame rate.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut }

    /// The style of the transition; `nil` for none.
    var transition: ShownTransition.Style? {
      switch (rawValue >> 20) & 7 {
      case 1: .flip(.minX)
      case 2: .flip(.maxX)
      case 3: .curl(.maxY, isUp: true)
      case 4: .curl(.maxY, isUp: false)
      case 5: .fade
      case 6: .flip(.minY)
      case 7: .flip(.maxY)
      default: nil
      }
    }
  }
}
