/// Some of a view's anchors, named at once: `.top`, `.edges`, `[.leading, .centerY]`.
///
/// ``edges`` and ``horizontal`` follow the direction of text; ``absoluteEdges`` do not.
public struct AnchorSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  /// Creates a set of bits.
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
  /// The left side, whatever the direction of text.
  public static let left = AnchorSet(rawValue: 1 << 4)
  /// The right side, whatever the direction of text.
  public static let right = AnchorSet(rawValue: 1 << 5)
  /// The middle between left and right.
  public static let centerX = AnchorSet(rawValue: 1 << 6)
  /// The middle between top and bottom.
  public static let centerY = AnchorSet(rawValue: 1 << 7)
  /// The baseline of the first line of text; the top of what has no text.
  public static let firstBaseline = AnchorSet(rawValue: 1 << 8)
  /// The baseline of the last line of text; the bottom of what has no text.
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
  /// Both middles.
  public static let center: AnchorSet = [.centerX, .centerY]
  /// Width and height.
  public static let size: AnchorSet = [.width, .height]

  /// What a line names; a line that names nothing is about the edges.
  init(named anchors: [AnchorSet]) {
    self = anchors.isEmpty ? .edges : AnchorSet(anchors)
  }

  /// Top, leading, bottom and trailing without some: `.edges(except: .bottom)`.
  public static func edges(except left: AnchorSet) -> AnchorSet {
    edges.subtracting(left)
  }
}
