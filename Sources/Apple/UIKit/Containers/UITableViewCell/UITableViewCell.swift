import Foundation

/// A view that displays one row of a table.
///
/// The content is displayed in ``contentView``: by labels that the cell creates, by a ``contentConfiguration``, or by
/// views of the app. If the row has no fixed height, the constraints of the content view determine it.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewcell
@preconcurrency @MainActor
open class UITableViewCell: UIView, SubviewBuilding {
  /// Creates a cell. Tables call this initializer for registered classes with the style `.default`.
  // `CellInstantiation` requires this to be the first initializer of the class.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    state = TableCellState(style: style, reuseIdentifier: reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITraitCollection.current.measures.tables.rowHeight))
    setUpCell()
  }

  final let state: TableCellState

  /// Creates a cell of the default style without a reuse identifier.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    let nib = NibDecoder.of(coder)
    state = TableCellState(
      style: nib?.cellStyle ?? CellStyle(rawValue: coder.decodeInteger(forKey: "UITableViewCellStyle")) ?? .default,
      reuseIdentifier: nib?.reuseIdentifier ?? coder.decodeObject(forKey: "UIReuseIdentifier") as? String)
    super.init(coder: coder)
    setUpCell()
    nib?.decode(self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(state.style.rawValue, forKey: "UITableViewCellStyle")
    coder.encode(reuseIdentifier, forKey: "UIReuseIdentifier")
  }

  // MARK: - Reuse

  /// The reuse identifier of the cell.
  open var reuseIdentifier: String? { state.reuseIdentifier }

  /// Prepares the cell for another row. Overrides must call `super`.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    state.isSwiped = false
    setNeedsUpdateConfiguration()
  }

  // MARK: - Content

  /// The view that contains all content of the cell.
  open var contentView: UIView { state.contentView }

  /// The main label, created on demand.
  open var textLabel: UILabel? { styleLabel(isDetail: false) }

  /// The second label, created on demand, or `nil` in the style `.default`.
  open var detailTextLabel: UILabel? { state.style == .default ? nil : styleLabel(isDetail: true) }

  /// The image view before the text, created on demand, or `nil` in the style `.value2`.
  open var imageView: UIImageView? { styleImageView() }

  /// The configuration of the content view. Setting it removes the other subviews of the content view.
  ///
  /// - Default: `nil`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { state.contentConfiguration }
    set { setContentConfiguration(newValue) }
  }

  /// Returns a configuration without content in the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch state.style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Whether ``contentConfiguration`` is updated when the cell's state changes.
  ///
  /// - Default: `true`.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { state.updatesContentConfiguration }
    set { state.updatesContentConfiguration = newValue }
  }

  // MARK: - Background

  /// A view behind the content.
  ///
  /// - Default: `nil`. Setting it removes ``backgroundConfiguration``.
  open var backgroundView: UIView? {
    get { state.backgroundView }
    set { setBackgroundView(newValue) }
  }

  /// A view behind the content of a highlighted or selected cell.
  ///
  /// - Default: `nil`, for a gray background as ``selectionStyle`` specifies.
  open var selectedBackgroundView: UIView? {
    get { state.selectedBackgroundView }
    set { setSelectedBackgroundView(newValue) }
  }

  /// A view behind the content of a highlighted or selected cell, in tables with multiple selection.
  ///
  /// - Default: `nil`.
  open var multipleSelectionBackgroundView: UIView? {
    get { state.multipleSelectionBackgroundView }
    set {
      state.multipleSelectionBackgroundView?.removeFromSuperview()
      state.multipleSelectionBackgroundView = newValue
      setNeedsLayout()
    }
  }

  /// The configuration of the background.
  ///
  /// - Default: `nil`. Setting it removes ``backgroundView``.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { state.backgroundConfiguration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Returns the background configuration of cells in the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    state.table.map { $0.style == .plain ? .listPlainCell() : .listGroupedCell() } ?? .listPlainCell()
  }

  /// Whether ``backgroundConfiguration`` is updated when the cell's state changes.
  ///
  /// - Default: `true`.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { state.updatesBackgroundConfiguration }
    set { state.updatesBackgroundConfiguration = newValue }
  }

  /// - Default: In a table, the color of its style.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      state.hasOwnBackgroundColor = true
      super.backgroundColor = newValue
    }
  }

  final func setStyleBackgroundColor(_ color: UIColor?) { super.backgroundColor = color }

  // MARK: - Accessories

  /// The standard accessory at the trailing side.
  ///
  /// - Default: `.none`.
  open var accessoryType: AccessoryType {
    get { state.accessoryType }
    set {
      guard newValue != state.accessoryType else { return }
      state.accessoryType = newValue
      accessoryDidChange()
    }
  }

  /// A view at the trailing side, which keeps its own size. It replaces the standard accessory.
  ///
  /// - Default: `nil`.
  open var accessoryView: UIView? {
    get { state.accessoryView }
    set {
      guard newValue !== state.accessoryView else { return }
      state.accessoryView?.removeFromSuperview()
      state.accessoryView = newValue
      accessoryDidChange()
    }
  }

  /// The standard accessory in editing mode.
  ///
  /// - Default: `.none`.
  open var editingAccessoryType: AccessoryType {
    get { state.editingAccessoryType }
    set {
      guard newValue != state.editingAccessoryType else { return }
      state.editingAccessoryType = newValue
      accessoryDidChange()
    }
  }

  /// The accessory view in editing mode. It replaces the standard accessory.
  ///
  /// - Default: `nil`.
  open var editingAccessoryView: UIView? {
    get { state.editingAccessoryView }
    set {
      guard newValue !== state.editingAccessoryView else { return }
      state.editingAccessoryView?.removeFromSuperview()
      state.editingAccessoryView = newValue
      accessoryDidChange()
    }
  }

  // MARK: - Selecting

  /// The appearance of the cell when it is selected.
  ///
  /// - Default: `.default`.
  open var selectionStyle: SelectionStyle {
    get { state.selectionStyle }
    set {
      guard newValue != state.selectionStyle else { return }
      state.selectionStyle = newValue
      setNeedsLayout()
    }
  }

  /// Whether the cell is selected. Tables set this property.
  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is highlighted by a touch. Tables set this property.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell. Overrides can change the appearance, and must call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != state.isSelected else { return }
    state.isSelected = selected
    selectionDidChange()
  }

  /// Highlights or unhighlights the cell. Overrides can change the appearance, and must call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != state.isHighlighted else { return }
    state.isHighlighted = highlighted
    selectionDidChange()
  }

  // MARK: - Focus

  /// Whether the table allows the row to be focused.
  open override var canBecomeFocused: Bool { state.table?.canFocus(self) ?? false }

  /// The appearance of the cell when it is focused.
  ///
  /// - Default: `.default`.
  open var focusStyle: FocusStyle {
    get { state.focusStyle }
    set { state.focusStyle = newValue }
  }

  /// The effect of a focused cell, or `nil` if ``focusStyle`` is `.custom`.
  open override var focusEffect: UIFocusEffect? {
    get { state.focusStyle == .custom ? nil : super.focusEffect }
    set { super.focusEffect = newValue }
  }

  // MARK: - Dragging

  /// Tells the cell that the stage of its drag changed. The default implementation does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether the cell receives touches while it is dragged.
  ///
  /// - Default: `false`.
  open var userInteractionEnabledWhileDragging: Bool {
    get { state.takesTouchesWhileDragged }
    set { state.takesTouchesWhileDragged = newValue }
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if state.dragState != .none, !state.takesTouchesWhileDragged { return nil }
    return super.hitTest(point, with: event)
  }

  // MARK: - Configuration

  /// The present state of the cell.
  open var configurationState: UICellConfigurationState { currentConfigurationState }

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
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

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

  // MARK: - Editing

  /// Whether the cell is in editing mode. Tables set this property.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Turns editing mode on or off. Overrides can change the appearance, and must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != state.isEditing else { return }
    changeEditing(editing, animated: animated)
  }

  /// The editing control of the cell, as the table's delegate specifies.
  open var editingStyle: EditingStyle { state.editingStyle }

  /// Whether the cell displays the button that confirms a deletion.
  open var showingDeleteConfirmation: Bool { state.isShowingDeleteConfirmation }

  /// Whether the cell displays a reorder control in editing mode. The data source must also implement moving of rows.
  ///
  /// - Default: `false`.
  open var showsReorderControl: Bool {
    get { state.showsReorderControl }
    set {
      guard newValue != state.showsReorderControl else { return }
      state.showsReorderControl = newValue
      setNeedsLayout()
    }
  }

  /// Whether the content is indented for the editing control.
  ///
  /// - Default: `true`.
  open var shouldIndentWhileEditing: Bool {
    get { state.indentsWhileEditing }
    set {
      guard newValue != state.indentsWhileEditing else { return }
      state.indentsWhileEditing = newValue
      setNeedsLayout()
    }
  }

  /// Tells the cell that its editing controls are about to be shown or hidden. The default implementation does nothing.
  open func willTransition(to state: StateMask) {}

  /// Tells the cell that its editing controls were shown or hidden. The default implementation does nothing.
  open func didTransition(to state: StateMask) {}

  // MARK: - Layout

  /// The indentation level of the content.
  ///
  /// - Default: 0.
  open var indentationLevel: Int {
    get { state.indentationLevel }
    set {
      guard newValue != state.indentationLevel else { return }
      state.indentationLevel = newValue
      setNeedsLayout()
    }
  }

  /// The width of one indentation level, in points.
  ///
  /// - Default: 10.
  open var indentationWidth: CGFloat {
    get { state.indentationWidth }
    set {
      guard newValue != state.indentationWidth else { return }
      state.indentationWidth = newValue
      setNeedsLayout()
    }
  }

  /// The insets of the separator from the sides, in points.
  ///
  /// - Default: The insets of the table.
  open var separatorInset: UIEdgeInsets {
    get { state.separatorInset ?? state.table?.separatorInset ?? automaticSeparatorInset }
    set {
      state.separatorInset = newValue
      setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    // The content view is laid out first, because constraints in it depend on its size.
    layOutCell()
    super.layoutSubviews()
  }

  /// Returns the size that fits the content at a width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingSize(size, .required, .fittingSizeLevel).height)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    state.table?.cellAsksForNewHeight(self)
  }

  // MARK: - Touches

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tintDidChange()
  }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults { cellAccessibility }
}
