import Foundation

/// A view that displays one item of a collection view.
///
/// The content is displayed in ``contentView``, by views of the app or by a ``contentConfiguration``.
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

  /// The view that contains all content of the cell.
  open var contentView: UIView { state.contentView }

  /// The configuration of the content view. Setting it removes the other subviews of the content view.
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

  /// A view between ``backgroundView`` and the content of a highlighted or selected cell.
  ///
  /// - Default: `nil`.
  open var selectedBackgroundView: UIView? {
    get { state.selectedBackgroundView }
    set { setSelectedBackgroundView(newValue) }
  }

  /// The configuration of the background. Setting it removes ``backgroundView``.
  ///
  /// - Default: `nil`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { state.backgroundConfiguration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Returns the default background configuration, which is clear.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Whether ``backgroundConfiguration`` is updated when the cell's state changes.
  ///
  /// - Default: `true`.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { state.updatesBackgroundConfiguration }
    set { state.updatesBackgroundConfiguration = newValue }
  }

  // MARK: - State

  /// Whether the cell is selected. Collection views set this property. Overrides can change the appearance.
  open var isSelected: Bool {
    get { state.isSelected }
    set {
      guard newValue != state.isSelected else { return }
      state.isSelected = newValue
      stateDidChange()
    }
  }

  /// Whether the cell is highlighted by a touch. Collection views set this property. Overrides can change the
  /// appearance.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set {
      guard newValue != state.isHighlighted else { return }
      state.isHighlighted = newValue
      stateDidChange()
    }
  }

  /// The present state of the cell.
  open var configurationState: UICellConfigurationState { currentConfigurationState }

  /// Whether the collection view allows the item to be focused.
  open override var canBecomeFocused: Bool { element.collectionView?.canFocus(self) ?? false }

  /// Schedules a call of ``updateConfiguration(using:)`` in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    state.needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state. Overrides set the configurations and must call `super`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateConfigurations(using: state)
  }

  /// A closure that ``updateConfiguration(using:)`` calls, for cells without a subclass.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  /// The closure that is called to update the configurations. Setting it schedules a call in the next layout pass.
  ///
  /// - Default: `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { state.configurationUpdateHandler }
    set {
      state.configurationUpdateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Tells the cell that the stage of its drag changed. The default implementation does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: - Reuse

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
    setNeedsUpdateConfiguration()
  }

  // MARK: - Layout

  /// The frame of the content view. List cells leave space for accessories.
  var contentArea: CGRect { bounds }

  /// Lays out the parts beside the content.
  func layOutParts() {}

  override var hasContentSize: Bool { state.configuredView != nil || state.contentView.isLaidOutByConstraints }

  open override func layoutSubviews() {
    layOutCell()
    super.layoutSubviews()
  }

  /// Returns the size that fits the content, or the cell's own size if the content determines none.
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
  /// The stage of a drag of a cell.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionviewcell/dragstate
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }
}
