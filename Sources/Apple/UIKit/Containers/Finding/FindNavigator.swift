import Foundation

/// The find bar, with a search field, the number of results, arrows and a Done button. If results can be replaced, a
/// second field is below.
final class FindNavigator: UIView {
  private weak var interaction: UIFindInteraction?
  private let field = UISearchTextField()
  private let replacement = UITextField()
  private let count = UILabel()

  // These sizes are estimates from Apple's pictures of iOS 16.
  private static let spacing: CGFloat = 12
  private static let rowHeight: CGFloat = 36

  init(for interaction: UIFindInteraction, replaces: Bool) {
    self.interaction = interaction
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    func button(_ symbol: String, _ label: String, _ action: @escaping (UIFindInteraction) -> Void) -> UIButton {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = label
      button.addAction(
        UIAction { [weak interaction] _ in interaction.map(action) }, for: .touchUpInside)
      return button
    }
    let done = UIButton(type: .system)
    done.setTitle("Done", for: .normal)
    done.addAction(UIAction { [weak interaction] _ in interaction?.dismissFindNavigator() }, for: .touchUpInside)
    field.placeholder = "Find"
    field.addAction(
      UIAction { [weak self] _ in self?.interaction?.searchText = self?.field.text }, for: .editingChanged)
    count.font = .preferredFont(forTextStyle: .footnote)
    count.textColor = .secondaryLabel
    field.rightView = count
    field.rightViewMode = .always
    for view in [done] as [UIView] { view.setContentHuggingPriority(.required, for: .horizontal) }
    let row = UIStackView(arrangedSubviews: [
      done, field, button("chevron.up", "Previous") { $0.findPrevious() },
      button("chevron.down", "Next") { $0.findNext() },
    ])
    row.spacing = Self.spacing
    let rows = UIStackView(arrangedSubviews: [row])
    rows.axis = .vertical
    rows.spacing = Self.spacing
    if replaces {
      replacement.placeholder = "Replace"
      replacement.borderStyle = .roundedRect
      replacement.addAction(
        UIAction { [weak self] _ in self?.interaction?.replacementText = self?.replacement.text }, for: .editingChanged)
      let replace = UIButton(type: .system)
      replace.setTitle("Replace", for: .normal)
      replace.addAction(UIAction { [weak interaction] _ in interaction?.replaceCurrent() }, for: .touchUpInside)
      replace.setContentHuggingPriority(.required, for: .horizontal)
      let second = UIStackView(arrangedSubviews: [replacement, replace])
      second.spacing = Self.spacing
      rows.addArrangedSubview(second)
    }
    rows.frame = bounds
    addSubview(rows)
    show(interaction)
  }

  required init?(coder: NSCoder) { nil }

  /// Positions the bar at the bottom of a window, above the safe area inset.
  func place(in window: UIWindow) {
    let rows = (subviews.first as? UIStackView)?.arrangedSubviews.count ?? 1
    let height = CGFloat(rows) * Self.rowHeight + CGFloat(rows + 1) * Self.spacing
    let bottom = window.safeAreaInsets.bottom
    frame = CGRect(
      x: 0, y: window.bounds.height - height - bottom, width: window.bounds.width, height: height + bottom)
    subviews.first?.frame = CGRect(
      x: Self.spacing, y: Self.spacing, width: frame.width - 2 * Self.spacing, height: height - 2 * Self.spacing)
  }

  /// Displays the search text, the replacement and the results of the interaction.
  func show(_ interaction: UIFindInteraction) {
    if field.text != interaction.searchText { field.text = interaction.searchText }
    if replacement.text != interaction.replacementText { replacement.text = interaction.replacementText }
    let session = interaction.activeFindSession
    let total = session?.resultCount ?? 0
    let index = session?.highlightedResultIndex ?? NSNotFound
    count.text = (interaction.searchText ?? "").isEmpty ? nil : FindNavigator.words(session, total, index)
    count.sizeToFit()
    field.setNeedsLayout()
  }

  private static func words(_ session: UIFindSession?, _ total: Int, _ index: Int) -> String? {
    switch session?.searchResultDisplayStyle ?? UIFindSession.SearchResultDisplayStyle.none {
    case .currentAndTotal where index != NSNotFound: "\(index + 1) of \(total) "
    case .currentAndTotal, .total: "\(total) "
    case .none: nil
    }
  }
}
