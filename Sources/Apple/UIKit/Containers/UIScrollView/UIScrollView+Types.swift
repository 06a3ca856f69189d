extension UIScrollView {
  /// When a scroll view adds the safe area to its content's insets.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As ``scrollableAxes``; in a navigation controller above and below even where the content is too short to scroll, when
    /// the scroll view is its controller's view, or the first subview of that.
    case automatic = 0
    /// Along axes along which the content is longer than the view, or always bounces.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// On all four sides.
    case always = 3
  }

  /// How fast scrolling slows down: the part of its speed that is left after a millisecond.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The color of scroll indicators.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.enum
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light content and light on dark content, by the view's traits.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }

  /// What scrolling with a finger does with the keyboard.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
  public enum KeyboardDismissMode: Int, Sendable {
    /// The keyboard stays.
    case none = 0
    /// The keyboard goes when a finger begins to scroll.
    case onDrag = 1
    /// The keyboard follows a finger that is drawn over it, and comes back with it.
    case interactive = 2
    /// As ``onDrag``, with the view above the keyboard.
    case onDragWithAccessory = 3
    /// As ``interactive``, with the view above the keyboard.
    case interactiveWithAccessory = 4
  }
}
