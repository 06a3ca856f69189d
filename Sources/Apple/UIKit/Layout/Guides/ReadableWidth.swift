/// How wide a column of text may be and still read well.
@MainActor
enum ReadableWidth {
  /// The widest column at the default text size, which is that of labels, in points. Larger text gets a wider column, in proportion.
  private static let widestColumn: CGFloat = 920

  /// Views that are wider than the column by no more than this use all the room between their margins.
  private static let tolerance: CGFloat = 88

  /// Returns the margins of a view of a width, widened evenly where the column would be too wide.
  static func insets(in view: UIView, width: CGFloat) -> UIEdgeInsets {
    widened(view.layoutMargins, in: view, width: width)
  }

  static func widened(_ margins: UIEdgeInsets, in view: UIView, width: CGFloat) -> UIEdgeInsets {
    var insets = margins
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection).pointSize
    let widest = widestColumn * body / UIFont.labelFontSize
    guard width > widest + tolerance else { return insets }
    let side = (width - widest) / 2
    insets.left = max(insets.left, side)
    insets.right = max(insets.right, side)
    return insets
  }
}
