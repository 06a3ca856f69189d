import CoreGraphics

/// A search bar among the items of a bar: a field, on glass in designs with glass, or a button that replaces the field.
final class BarSearchView: UIView {
  let searchBar: UISearchBar
  private let glass = GlassView(frame: .zero)
  private let button: BarButton
  /// The height of the row with the view, in the standard text size.
  var rowHeight: CGFloat = 0
  /// The width of the field; nil for a field that fills the space.
  var fieldWidth: CGFloat?
  /// Whether a button replaces the field.
  var isButton = false {
    didSet { if isButton != oldValue { setNeedsLayout() } }
  }

  init(_ item: UIBarButtonItem, _ searchBar: UISearchBar, _ looks: BarItemLooks) {
    self.searchBar = searchBar
    button = BarButton(item, looks)
    super.init(frame: .zero)
    for view in [glass, searchBar, button] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BarSearchView is not archived")
  }

  func show(_ looks: BarItemLooks) {
    button.show(looks)
    // Another bar may have displayed it in the meantime.
    if searchBar.superview !== self { addSubview(searchBar) }
  }

  /// The height in the user's text size.
  var fittingHeight: CGFloat { rowHeight + (isButton ? 0 : searchBar.fieldGrowth) }

  /// The minimum width of the view.
  var leastWidth: CGFloat {
    if isButton { return max(rowHeight, button.intrinsicContentSize.width) }
    return fieldWidth ?? measures.bars.search.leastWidth
  }

  /// Whether the view fills the space that other items leave.
  var fillsRoom: Bool { !isButton && fieldWidth == nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.isHidden = measures.bars.search.fieldInset == nil
    glass.frame = bounds
    glass.show(measures.glass.bar, isTouched: isButton && button.isHighlighted)
    button.isHidden = !isButton
    button.frame = bounds
    guard searchBar.superview === self else { return }
    searchBar.isHidden = isButton
    searchBar.alpha = 1
    searchBar.frame = bounds
  }
}
