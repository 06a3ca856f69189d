extension NSLayoutConstraint {
  /// How the views of a visual format string line up, run, and are spaced.
  ///
  /// The alignments are a set: every view is aligned with its neighbor in each of them. Of the directions and of the
  /// spacings one is given.
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

    /// All of the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Horizontal formats read from the leading to the trailing side; the default.
    public static let directionLeadingToTrailing: FormatOptions = []

    /// Horizontal formats read from left to right in every language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    /// Horizontal formats read from right to left in every language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// All of the directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Gaps reach from edge to edge; the default.
    public static let spacingEdgeToEdge: FormatOptions = []

    /// Gaps in vertical formats reach from a view's last baseline to the next view's first.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    /// All of the spacings.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that neighbors share, in a fixed order.
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
