extension NSLayoutConstraint {
  /// The alignment, direction and spacing of the views in a visual format string.
  ///
  /// Alignments can be combined: adjacent views are aligned by each of them. Only one direction and one spacing can be
  /// set.
  ///
  /// - Source: developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)

    /// The mask of the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Horizontal formats run from the leading to the trailing side, the default.
    public static let directionLeadingToTrailing: FormatOptions = []

    /// Horizontal formats run from left to right in every language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    /// Horizontal formats run from right to left in every language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The mask of the directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spacings are between edges, the default.
    public static let spacingEdgeToEdge: FormatOptions = []

    /// Spacings in vertical formats are between the last baseline of a view and the first one of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    /// The mask of the spacings.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes by which adjacent views are aligned, in a fixed order.
    var alignedAttributes: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }
}
