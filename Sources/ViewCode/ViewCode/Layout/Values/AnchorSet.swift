/// A set of a view's anchors: `.top`, `.edges`, `[.leading, .centerY]`.
///
/// ``edges`` and ``horizontal`` depend on the direction of text; ``absoluteEdges`` don't.
public struct AnchorSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  /// Creates a set from a raw value.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The top.
  public static let top = AnchorSet(rawValue: 1 << 0)
  /// The side where text begins.
  public static let leading = AnchorSet(rawValue: 1 << 1)
  /// The bottom.
  public static let bottom = AnchorSet(rawValue: 1 << 2)
  /// The side where text ends.
  public static let trailing = AnchorSet(rawValue: 1 << 3)
  /// The left side, independent of the direction of text.
  public static let left = AnchorSet(rawValue: 1 << 4)
  /// The right side, independent of the direction of text.
  public static let right = AnchorSet(rawValue: 1 << 5)
  /// The horizontal center.
  public static let centerX = AnchorSet(rawValue: 1 << 6)
  /// The vertical center.
  public static let centerY = AnchorSet(rawValue: 1 << 7)
  /// The baseline of the first line of text; without text, the top.
  public static let firstBaseline = AnchorSet(rawValue: 1 << 8)
  /// The baseline of the last line of text; without text, the bottom.
  public static let lastBaseline = AnchorSet(rawValue: 1 << 9)
  /// The width.
  public static let width = AnchorSet(rawValue: 1 << 10)
  /// The height.
  public static let height = AnchorSet(rawValue: 1 << 11)

  /// Top, leading, bottom and trailing.
  public static let edges: AnchorSet = [.top, .leading, .bottom, .trailing]
  /// Top, left, bottom and right.
  public static let absoluteEdges: AnchorSet = [.top, .left, .bottom, .right]
  /// Leading and trailing.
  public static let horizontal: AnchorSet = [.leading, .trailing]
  /// Top and bottom.
  public static let vertical: AnchorSet = [.top, .bottom]
  /// Both centers.
  public static let center: AnchorSet = [.centerX, .centerY]
  /// Width and height.
  public static let size: AnchorSet = [.width, .height]

  /// Creates the anchors of a line; the edges if it specifies none.
  init(named anchors: [AnchorSet]) {
    self = anchors.isEmpty ? .edges : AnchorSet(anchors)
  }

  /// Returns top, leading, bottom and trailing without some of them: `.edges(except: .bottom)`.
  public static func edges(except left: AnchorSet) -> AnchorSet {
    edges.subtracting(left)
  }
}
