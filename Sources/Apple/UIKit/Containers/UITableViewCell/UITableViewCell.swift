import Foundation

/// One row of a table.
///
/// What a cell shows goes into ``contentView``: labels that the cell makes itself, a ``contentConfiguration``, or views
/// of the app's. A cell whose row has no fixed height is as high as the content view's constraints ask.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewcell
@preconcurrency @MainActor
open class UITableViewCell: UIView, SubviewBuilding {
  /// Makes a cell. Tables call it for classes that were registered, with the style `.default`.
  // The first initializer of the class: `CellInstantiation` relies on that.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    state = TableCellState(style: style, reuseIdentifier: reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITraitCollection.current.measures.tables.rowHeight))
    setUpCell()
  }

  final let state: TableCellState

  /// Makes a cell of the default style without a reuse identifier.
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

  /// The kind of cell it is to the table.
  open var reuseIdentifier: String? { state.reuseIdentifier }

  /// The cell is about to show another row. Call `super`.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    state.isSwiped = false
    setNeedsUpdateConfiguration()
  }

  // MARK: - Content

  /// Where everything that the cell shows goes.
  open var contentView: UIView { state.contentView }

  /// The main label, made when it is asked for.
  open var textLabel: UILabel? { styleLabel(isDetail: false) }

  /// The second label, made when it is asked for; `nil` in the default style.
  open var detailTextLabel: UILabel? { state.style == .default ? nil : styleLabel(isDetail: true) }

  /// The image before the text, made when it is asked for; `nil` in the style `.value2`.
  open var imageView: UIImageView? { styleImageView() }

  /// What the content view shows, as a value. Setting it removes the content view's other subviews.
  ///
  /// - Default: `nil`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { state.contentConfiguration }
    set { setContentConfiguration(newValue) }
  }

  /// A configuration that suits the cell's style, without content.
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
  /// - Default: `nil`: then it is gray, as ``selectionStyle`` says.
  open var selectedBackgroundView: UIView? {
    get { state.selectedBackgroundView }
    set { setSelectedBackgroundView(newValue) }
  }

  /// As ``selectedBackgroundView``, in tables in which several rows can be selected.
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

  /// The background as a value.
  ///
  /// - Default: `nil`. Setting it removes ``backgroundView``.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { state.backgroundConfiguration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// The background that cells have in the table's style.
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

  /// - Default: in a table, the color of its style.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      state.hasOwnBackgroundColor = true
      super.backgroundColor = newValue
    }
  }

  final func setStyleBackgroundColor(_ color: UIColor?) { super.backgroundColor = color }

  // MARK: - Accessories

  /// What stands at the trailing side.
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

  /// A view at the trailing side, of its own size; it wins over ``accessoryType``.
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

  /// As ``accessoryType``, while the cell is edited.
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

  /// As ``accessoryView``, while the cell is edited.
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

  /// What the cell looks like when it is selected.
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

  /// Whether the cell is selected. Tables set it.
  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the cell. Tables set it.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects the cell. Subclasses change their looks here, and call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != state.isSelected else { return }
    state.isSelected = selected
    selectionDidChange()
  }

  /// Highlights the cell. Subclasses change their looks here, and call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != state.isHighlighted else { return }
    state.isHighlighted = highlighted
    selectionDidChange()
  }

  // MARK: - Focus

  /// What the table says of the row.
  open override var canBecomeFocused: Bool { state.table?.canFocus(self) ?? false }

  /// How the focus is shown on the cell.
  ///
  /// - Default: `.default`.
  open var focusStyle: FocusStyle {
    get { state.focusStyle }
    set { state.focusStyle = newValue }
  }

  /// How the focus is shown on the cell; `nil` where its ``focusStyle`` is `.custom`.
  open override var focusEffect: UIFocusEffect? {
    get { state.focusStyle == .custom ? nil : super.focusEffect }
    set { super.focusEffect = newValue }
  }

  // MARK: - Dragging

  /// Dragging the cell has come to another stage. The default does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether the cell takes touches while it is dragged.
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

  /// What the cell is going through.
  open var configurationState: UICellConfigurationState { currentConfigurationState }

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
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// - Default: `nil`. Setting it has it called in the next layout pass.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { state.configurationUpdateHandler }
    set {
      state.configurationUpdateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  // MARK: - Editing

  /// Whether the cell shows its editing controls. Tables set it.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the editing controls. Subclasses change their looks here, and call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != state.isEditing else { return }
    changeEditing(editing, animated: animated)
  }

  /// The control that the cell shows while it is edited; the delegate says which.
  open var editingStyle: EditingStyle { state.editingStyle }

  /// Whether the user is asked to confirm a deletion.
  open var showingDeleteConfirmation: Bool { state.isShowingDeleteConfirmation }

  /// Whether the cell has a handle to move it by while it is edited; the data source must move rows too.
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

  /// Whether the content makes room for the editing control.
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

  /// The editing controls are about to come or go. The default does nothing.
  open func willTransition(to state: StateMask) {}

  /// The editing controls have come or gone. The default does nothing.
  open func didTransition(to state: StateMask) {}

  // MARK: - Layout

  /// How many steps the content is indented.
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

  /// The width of one step, in points.
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

  /// How far the line under the cell keeps away from the sides, in points.
  ///
  /// - Default: the table's.
  open var separatorInset: UIEdgeInsets {
    get { state.separatorInset ?? state.table?.separatorInset ?? automaticSeparatorInset }
    set {
      state.separatorInset = newValue
      setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    // The content view first: what constraints lay out in it depends on its size.
    layOutCell()
    super.layoutSubviews()
  }

  /// The height that the content asks for at a width.
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
