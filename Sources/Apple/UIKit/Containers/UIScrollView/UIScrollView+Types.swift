extension UIScrollView {
  /// The conditions under which a scroll view adds the safe area to the insets of its content.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The behavior of ``scrollableAxes``. The view of a controller in a navigation controller, or its first subview,
    /// also adjusts the vertical insets if its content is too short to scroll.
    case automatic = 0
    /// The insets are adjusted along axes along which the content is longer than the view or always bounces.
    case scrollableAxes = 1
    /// The insets are not adjusted.
    case never = 2
    /// All four insets are adjusted.
    case always = 3
  }

  /// The rate at which scrolling decelerates: the fraction of the velocity that remains after a millisecond.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// A fast rate, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The color of scroll indicators.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.enum
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light content and light on dark content, according to the traits.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }

  /// The effect of scrolling on the keyboard.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling does not dismiss the keyboard.
    case none = 0
    /// The keyboard is dismissed when a drag begins.
    case onDrag = 1
    /// The keyboard follows a touch that is dragged over it, in both directions.
    case interactive = 2
    /// The mode ``onDrag``, including the input accessory view.
    case onDragWithAccessory = 3
    /// The mode ``interactive``, including the input accessory view.
    case interactiveWithAccessory = 4
  }
}
