/// Where a popover's arrow points.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverarrowdirection
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up: the popover lies below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down: the popover lies above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Whichever suits.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known: the popover is not on the screen.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
