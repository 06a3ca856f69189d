/// The content view of cells, headers and footers.
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

  /// Whether constraints determine the height of the content.
  var isLaidOutByConstraints: Bool {
    !constraints.isEmpty || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
}
