extension UIView {
  /// How views are animated.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/animationoptions
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out at the end of the block, so that their moves are animated too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views take touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins with what an animation that is under way shows, and ends that one.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Each run is followed by one backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Has its own duration within the block of another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Has its own pacing within the block of another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, changes are animated, too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In a transition between views, they are hidden and shown, not taken out and put in.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Has none of the options of an animation in whose block it stands.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Begins and ends slowly. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition by turning over, from the left edge to the right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition by turning over, from the right edge to the left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition by rolling the old up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition by rolling the new down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition by fading the old into the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition by turning over, from the top edge to the bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition by turning over, from the bottom edge to the top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The wish for 60 frames a second. The host makes its frames at its own rate.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// The wish for 30 frames a second. The host makes its frames at its own rate.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut }

    /// The look of a transition; `nil` for none.
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
