import Foundation

/// The round control at the leading side of a cell in editing mode.
final class CellEditControl: UIControl, TraitDependent {
  enum Kind: Equatable {
    case delete, insert, unselected, selected
  }

  private let imageView = UIImageView(frame: .zero)

  var kind = Kind.delete {
    didSet { if kind != oldValue { showKind() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .center
    addSubview(imageView)
    addAction(
      UIAction { [weak self] _ in
        guard let self, let cell = superview as? UITableViewCell else { return }
        cell.state.table?.editControlTapped(in: cell)
      }, for: .touchUpInside)
    showKind()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("CellEditControl is not archived")
  }

  private func showKind() {
    let size = UIImage.SymbolConfiguration(pointSize: measures.cells.editSymbolPointSize(in: traitCollection))
    func image(_ name: String, _ colors: [UIColor]) -> UIImage? {
      UIImage(
        systemName: name, withConfiguration: size.applying(UIImage.SymbolConfiguration(paletteColors: colors)))
    }
    switch kind {
    case .delete: imageView.image = image("minus.circle.fill", [.white, .systemRed])
    case .insert: imageView.image = image("plus.circle.fill", [.white, .systemGreen])
    case .unselected:
      imageView.image = UIImage(systemName: "circle", withConfiguration: size)
      imageView.tintColor = .tertiaryLabel
    case .selected: imageView.image = image("checkmark.circle.fill", [.white, tintColor])
    }
    // In tables with multiple selection, the tap selects the row instead.
    isUserInteractionEnabled = kind == .delete || kind == .insert
    isAccessibilityElement = isUserInteractionEnabled
    accessibilityTraits = .button
    accessibilityLabel = kind == .delete ? "Delete" : kind == .insert ? "Insert" : nil
  }

  /// Updates the size of the symbol, which depends on the text size.
  func adoptTraits(changedFrom previous: UITraitCollection) {
    if traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory { showKind() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if kind == .selected { showKind() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
  }
}
