extension UIStackView {
  /// How a stack view arranges its views across its axis.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum
  public enum Alignment: Int, Sendable {
    /// Views reach from side to side.
    case fill = 0
    /// Views stand at the leading side of a vertical stack; at the top of a horizontal one.
    case leading = 1
    /// Text of a horizontal stack has its first baselines on one line.
    case firstBaseline = 2
    /// Views stand in the middle.
    case center = 3
    /// Views stand at the trailing side of a vertical stack; at the bottom of a horizontal one.
    case trailing = 4
    /// Text of a horizontal stack has its last baselines on one line.
    case lastBaseline = 5

    /// The same as ``leading``, for horizontal stacks.
    public static var top: Alignment { .leading }

    /// The same as ``trailing``, for horizontal stacks.
    public static var bottom: Alignment { .trailing }
  }
}
