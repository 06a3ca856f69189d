extension UIStackView {
  /// The alignment of arranged views perpendicular to the stack's axis.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum
  public enum Alignment: Int, Sendable {
    /// Views fill the stack perpendicular to its axis.
    case fill = 0
    /// Views are aligned with the leading edge of a vertical stack, or the top edge of a horizontal one.
    case leading = 1
    /// Views in a horizontal stack are aligned by their first baselines.
    case firstBaseline = 2
    /// Views are centered.
    case center = 3
    /// Views are aligned with the trailing edge of a vertical stack, or the bottom edge of a horizontal one.
    case trailing = 4
    /// Views in a horizontal stack are aligned by their last baselines.
    case lastBaseline = 5

    /// The same alignment as ``leading``, for horizontal stacks.
    public static var top: Alignment { .leading }

    /// The same alignment as ``trailing``, for horizontal stacks.
    public static var bottom: Alignment { .trailing }
  }
}
