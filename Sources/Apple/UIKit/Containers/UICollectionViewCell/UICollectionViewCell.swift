import Foundation

/// One item of a collection.
///
/// What a cell shows goes into ``contentView``, or is given as a ``contentConfiguration``.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewcell
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, SubviewBuilding {
  final let state = CollectionCellState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpCell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpCell()
    coder.decodePart(UICollectionViewCell.self, of: self)
  }

  // MARK: - Content

  /// Where everything that the cell shows goes.
  open var contentView: UIView { state.contentView }

  /// What the content view shows, as a value. Setting it removes the content view's other subviews.
  ///
  /// - Default: `nil`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { state.contentConfiguration }
    set { setContentConfiguration(newValue) }
  }

  /// Whether ``contentConfiguration`` is updated when the cell's state changes.
  ///
  /// - Default: `true`.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { state.updatesContentConfiguration }
    set { state.updatesContentConfiguration = newValue }
  }

  // MARK: - Background

  /// A view behind the content. Setting it removes ``backgroundConfiguration``.
  ///
  /// - Default: `nil`.
  open var backgroundView: UIView? {
    get { state.backgroundView }
    set { setBackgroundView(newValue) }
  }

  /// A view between ``backgroundView`` and the content while the cell is highlighted or selected.
  ///
  /// - Default: `nil`.
  open var selectedBackgroundView: UIView? {
    get { state.selectedBackgroundView }
    set { setSelectedBackgroundView(newValue) }
  }

  /// The background as a value. Setting it removes ``backgroundView``.
  ///
  /// - Default: `nil`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { state.backgroundConfiguration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// The background that such cells have by themselves: none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Whether ``backgroundConfiguration`` is updated when the cell's state changes.
  ///
  /// - Default: `true`.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { state.updatesBackgroundConfiguration }
    set { state.updatesBackgroundConfiguration = newValue }
  }

  // MARK: - State

  /// Whether the cell is selected. Collections set it; subclasses change their looks here.
  open var isSelected: Bool {
    get { state.isSelected }
    set {
      guard newValue != state.isSelected else { return }
      state.isSelected = newValue
      stateDidChange()
    }
  }

  /// Whether a finger is on the cell. Collections set it; subclasses change their looks here.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set {
      guard newValue != state.isHighlighted else { return }
      state.isHighlighted = newValue
      stateDidChange()
    }
  }

  /// What the cell is going through.
  open var configurationState: UICellConfigurationState { currentConfigurationState }

  /// What the collection says of the item.
  open override var canBecomeFocused: Bool { element.collectionView?.canFocus(self) ?? false }

  /// Has ``updateConfiguration(using:)`` called in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    state.needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the looks in line with a state. Subclasses set configurations here, and call `super`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateConfigurations(using: state)
  }

  /// Called in ``updateConfiguration(using:)``: the place for cells without a class of their own.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  /// - Default: `nil`. Setting it has it called in the next layout pass.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { state.configurationUpdateHandler }
    set {
      state.configurationUpdateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Dragging the cell has come to another stage. The default does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: - Reuse

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
    setNeedsUpdateConfiguration()
  }

  // MARK: - Layout

  /// Where the content view lies: cells of lists leave room for accessories.
  var contentArea: CGRect { bounds }

  /// Brings what lies beside the content to its place.
  func layOutParts() {}

  override var hasContentSize: Bool { state.configuredView != nil || state.contentView.isLaidOutByConstraints }

  open override func layoutSubviews() {
    layOutCell()
    super.layoutSubviews()
  }

  /// The size that the content asks for; the cell's own where it asks for none.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  override var accessibilityDefaults: AccessibilityDefaults { cellAccessibility }
}

extension UICollectionViewCell {
  /// How far a drag of a cell has come.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionviewcell/dragstate
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }
}
