/// The view for the content of cells, headers and footers.
final class CellContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (superview as? UITableViewCell)?.layOutStyleContent()
    (superview as? UITableViewHeaderFooterView)?.layOutTitles()
  }

  /// Whether constraints say how high the content is.
  var isLaidOutByConstraints: Bool {
    !constraints.isEmpty || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
}
