/// The maximum width of a readable column of text.
@MainActor
enum ReadableWidth {
  /// The maximum width at the default text size, that of labels, in points. It grows in proportion to the text size.
  private static let widestColumn: CGFloat = 920

  /// The width by which a view may exceed the column and still use all the space between its margins.
  private static let tolerance: CGFloat = 88

  /// Returns the margins of a view with a given width, increased equally if the column would be too wide.
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
