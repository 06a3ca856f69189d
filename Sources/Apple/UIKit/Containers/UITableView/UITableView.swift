import Foundation

/// A view that displays rows in a single column, grouped in sections.
///
/// A table creates views for the visible rows only. It asks its data source for a cell when a row becomes visible, and
/// reuses the cell after the row is scrolled out of sight. Unknown heights are estimated. If the exact height of a row
/// differs from its estimate, the visible rows keep their positions on the screen.
///
/// Changes of rows take effect at once for code that asks for index paths, numbers of rows or frames. If the table was
/// displayed before, the change is animated for 0.3 seconds.
///
/// This file declares the interface that subclasses override. The implementation is in the files beside it.
///
/// - Source: developer.apple.com/documentation/uikit/uitableview
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  // MARK: - Storage

  final var heights = TableHeights()
  final var hasLoaded = false
  /// A number that changes whenever index paths of rows change, so that a layout pass in progress can detect it.
  final var generation = 0
  final var laidOutWidth: CGFloat?
  final var isLayingOut = false
  final var visibleRows: [VisibleRow] = []
  final var visibleSupplements: [VisibleSupplement] = []
  final var cellPool = ReusePool<UITableViewCell>()
  final var supplementPool = ReusePool<UITableViewHeaderFooterView>()
  final var cellRegistrations: [String: CellRegistration] = [:]
  /// Whether sections with titles ignore the table's heights and measure their titles, as in tables of storyboards.
  final var titlesAskForHeight = false
  /// The static rows of a storyboard.
  final var staticContent: StaticTableContent?
  final var supplementRegistrations: [String: SupplementRegistration] = [:]
  final var probe = OptionalMethodProbe()
  final var selection: Set<IndexPath> = []
  final var tracked: TrackedRow?
  final var update: ListUpdate?
  final var updateDepth = 0
  /// The completion handlers of the pending changes.
  final var updateCompletions: [(Bool) -> Void] = []
  /// The views that animate out of the table.
  final var outgoing: [OutgoingPart] = []
  /// The numbers of the changes that are being animated.
  final var changesShown: Set<Int> = []
  final var nextChange = 0
  /// Whether the visible rows are known, but not positioned yet.
  final var isPreparingChange = false
  final var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  final var announcedRows: Set<IndexPath> = []
  final var swipedRow: IndexPath?
  /// The row that the user drags.
  final var reordering: ReorderedRow?
  final var edgeScroller: EdgeScroller?
  final var lastFocusedRow: IndexPath?
  final var indexView: SectionIndexView?
  final var ownSeparatorInset: UIEdgeInsets?
  final var fillerLines: [UIView] = []

  // MARK: - Creating

  /// Creates a table with a frame and a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    let nib = NibDecoder.of(coder)
    style = nib?.tableStyle ?? Style(rawValue: coder.decodeInteger(forKey: "UITableViewStyle")) ?? .plain
    super.init(coder: coder)
    let decoded = backgroundColor
    setUpTable()
    if decoded != nil || nib?.hasNoBackground == true { backgroundColor = decoded }
    nib?.decode(self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "UITableViewStyle")
  }

  /// The appearance of sections.
  public let style: UITableView.Style

  // MARK: - Data

  /// The object that provides the rows of the table. The reference is weak.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetData() } }
  }

  /// The object that customizes and responds to the table's behavior. The reference is weak.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      tableScrollDelegate = delegate
      if delegate != nil { contextMenus.attach() }
      if delegate !== oldValue { delegateDidChange() }
    }
  }

  /// The interaction that presents the context menus of rows, or `nil` if there is no delegate for them.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }

  private final lazy var contextMenus = ListContextMenus(of: self)

  // MARK: - Drag and drop

  private final lazy var dragging = ListDragging(of: self)

  /// The object that provides the items of a drag. The reference is weak.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { if dragDelegate != nil { dragging.attachDrag(isEnabled: dragInteractionEnabled) } }
  }

  /// The object that handles drops on the table. The reference is weak.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { if dropDelegate != nil { dragging.attachDrop() } }
  }

  /// Whether the user can drag rows. This property requires a ``dragDelegate``.
  ///
  /// - Default: `true`.
  open var dragInteractionEnabled = true {
    didSet { if dragDelegate != nil { dragging.attachDrag(isEnabled: dragInteractionEnabled) } }
  }

  /// Whether the user is dragging items from the table.
  open var hasActiveDrag: Bool { dragDelegate != nil && dragging.hasActiveDrag }

  /// Whether the user is dragging items over the table.
  open var hasActiveDrop: Bool { dropDelegate != nil && dragging.hasActiveDrop }

  /// The object that is told about rows that may be displayed soon. The reference is weak.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { announcedRows = [] }
  }

  /// Whether ``prefetchDataSource`` is told about rows.
  ///
  /// - Default: `true`.
  open var isPrefetchingEnabled = true

  /// Discards all rows and asks the data source for them again. The selection is cleared.
  open func reloadData() {
    reloadEverything()
  }

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return heights.sections.count
  }

  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return heights.sections.indices.contains(section) ? heights.sections[section].rows.count : 0
  }

  // MARK: - Heights

  /// A value for heights that are determined by the content.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// A notification that a table posts when the user changes its selection.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// A title in the section index that is displayed as a magnifying glass.
  public static let indexSearch = "{search}"

  /// The height of rows, in points, unless the delegate provides another one.
  ///
  /// - Default: ``automaticDimension``.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetHeights() } }
  }

  /// The height of headers, in points, unless the delegate provides another one.
  ///
  /// - Default: ``automaticDimension``.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetHeights() } }
  }

  /// The height of footers, in points, unless the delegate provides another one.
  ///
  /// - Default: ``automaticDimension``.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetHeights() } }
  }

  /// The height of rows that have not been displayed yet, in points. If it is 0, the table asks for the heights of all
  /// rows at once, and rows don't size themselves.
  ///
  /// - Default: ``automaticDimension``, for an estimate that the table chooses.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { forgetHeights() } }
  }

  /// The height of headers that have not been displayed yet, in points. See ``estimatedRowHeight``.
  ///
  /// - Default: ``automaticDimension``.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { forgetHeights() } }
  }

  /// The height of footers that have not been displayed yet, in points. See ``estimatedRowHeight``.
  ///
  /// - Default: ``automaticDimension``.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { forgetHeights() } }
  }

  /// The space above each header, in points.
  ///
  /// - Default: ``automaticDimension``, which is 22 in plain tables and 0 in others.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet {
      appearanceMarks.insert(.sectionHeaderTopPadding)
      if sectionHeaderTopPadding != oldValue { forgetHeights() }
    }
  }

  /// The conditions under which cells update their heights automatically.
  ///
  /// - Default: `.enabled`.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  // MARK: - Appearance

  /// A view behind the rows that does not scroll.
  ///
  /// - Default: `nil`.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  /// A view above the first section that scrolls with the rows. It keeps its height, and has the width of the table.
  ///
  /// - Default: `nil`.
  open var tableHeaderView: UIView? {
    didSet { if tableHeaderView !== oldValue { tableHeaderOrFooterDidChange(from: oldValue) } }
  }

  /// A view below the last section that scrolls with the rows. It keeps its height, and has the width of the table.
  ///
  /// - Default: `nil`.
  open var tableFooterView: UIView? {
    didSet { if tableFooterView !== oldValue { tableHeaderOrFooterDidChange(from: oldValue) } }
  }

  /// The style of the separators between rows.
  ///
  /// - Default: `.singleLine`.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { if separatorStyle != oldValue { refreshCells() } }
  }

  /// The color of the separators.
  ///
  /// - Default: `.separator`.
  open var separatorColor: UIColor? = .separator {
    didSet {
      appearanceMarks.insert(.separatorColor)
      refreshCells()
    }
  }

  /// The visual effect of the separators, such as a ``UIVibrancyEffect``.
  ///
  /// - Default: `nil`, for separators in ``separatorColor`` without an effect.
  @NSCopying open var separatorEffect: UIVisualEffect? {
    didSet { if separatorEffect !== oldValue { refreshCells() } }
  }

  /// The height of the empty rows below the last row of a plain table, in points. Their separators fill the rest of the
  /// table. ``automaticDimension`` uses the height of the last row. Tables with a ``tableFooterView`` have no empty
  /// rows.
  ///
  /// - Default: 0, for no empty rows.
  open var fillerRowHeight: CGFloat = 0 {
    didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
  }

  /// The insets of the separators from the sides, in points.
  ///
  /// - Default: The leading margin of the cells.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? standardSeparatorInset }
    set {
      ownSeparatorInset = newValue
      refreshCells()
    }
  }

  /// The reference of ``separatorInset``.
  ///
  /// - Default: `.fromCellEdges`.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
    didSet { if separatorInsetReference != oldValue { refreshCells() } }
  }

  /// Whether the layout margins of cells limit the content to a readable width.
  ///
  /// - Default: `false`.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { forgetHeights() } }
  }

  /// Whether the content views of cells are inset to the safe area.
  ///
  /// - Default: `true`.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { forgetHeights() } }
  }

  // MARK: - Cells

  /// Registers a class that creates cells with `init(style:reuseIdentifier:)`. `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Registers a nib whose first top-level object is the cell. `nil` removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCell(nib, identifier)
  }

  /// Registers a nib whose first top-level object is the header or footer view. `nil` removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(nib, identifier)
  }

  /// Registers a class that creates headers and footers with `init(reuseIdentifier:)`. `nil` removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(aClass, identifier)
  }

  /// Returns a reusable cell or a new cell of the registered class, or `nil` if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusableCell(identifier)
  }

  /// Returns a cell of a registered class or nib for a row.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    reusableCell(identifier, for: indexPath)
  }

  /// Returns a reusable header or footer or a new one of the registered class, or `nil` if there is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    reusableHeaderFooter(identifier)
  }

  /// Returns the cell of a visible row, or `nil` if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    visibleCell(at: indexPath)
  }

  /// Returns the index path of the row that a cell displays, or `nil` if it displays none.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleRows.first { $0.cell === cell }?.path
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    bringUpToDate()
    return visibleRows.map(\.cell)
  }

  /// The index paths of the visible rows, from top to bottom, or `nil` if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    bringUpToDate()
    return visibleRows.isEmpty ? nil : visibleRows.map(\.path)
  }

  /// Returns the header of a visible section, if it is a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bringUpToDate()
    return supplement(.header, section) as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a visible section, if it is a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bringUpToDate()
    return supplement(.footer, section) as? UITableViewHeaderFooterView
  }

  // MARK: - Positions

  /// Returns the rectangle of a section including its header and footer, in the table's coordinates.
  open func rect(forSection section: Int) -> CGRect { rectangle(ofSection: section) }

  /// Returns the rectangle of a header that is not pinned, in the table's coordinates.
  open func rectForHeader(inSection section: Int) -> CGRect { rectangle(ofHeader: section) }

  /// Returns the rectangle of a footer that is not pinned, in the table's coordinates.
  open func rectForFooter(inSection section: Int) -> CGRect { rectangle(ofFooter: section) }

  /// Returns the rectangle of a row, in the table's coordinates, or zero if the row does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectangle(ofRow: indexPath) }

  /// Returns the index path of the row at a point in the table's coordinates.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

  /// Returns the index paths of the rows that intersect a rectangle in the table's coordinates.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  // MARK: - Scrolling

  /// Scrolls a row to a position in the visible area.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(toRow: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls the selected row that is nearest to the visible area to a position in it.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated: animated)
  }

  // MARK: - Selection

  /// Whether the user can select rows.
  ///
  /// - Default: `true`.
  open var allowsSelection = true {
    didSet { if !allowsSelection, oldValue { clearSelection() } }
  }

  /// Whether the user can select more than one row.
  ///
  /// - Default: `false`.
  open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { selectionModeDidChange() } }
  }

  /// Whether the user can select rows while the table is in editing mode.
  ///
  /// - Default: `false`.
  open var allowsSelectionDuringEditing = false

  /// Whether a tablet's keyboard can focus rows.
  ///
  /// - Default: `false`.
  open var allowsFocus = false

  /// Whether a row is selected when it receives focus.
  ///
  /// - Default: `false`.
  open var selectionFollowsFocus = false

  /// Whether rows can be focused while the table is in editing mode.
  ///
  /// - Default: `false`.
  open var allowsFocusDuringEditing = false

  /// Whether the last focused row receives focus when the focus returns to the table.
  ///
  /// - Default: `false`.
  open var remembersLastFocusedIndexPath = false

  /// Whether the user can select more than one row while the table is in editing mode. Rows display a round checkmark
  /// then.
  ///
  /// - Default: `false`.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { selectionModeDidChange() } }
  }

  /// The index path of the topmost selected row, or `nil` if there is none.
  open var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The index paths of the selected rows, from top to bottom, or `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

  /// Selects a row without telling the delegate. `nil` deselects all rows.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: - Changing

  /// Begins a batch of changes, which ends with ``endUpdates()``.
  open func beginUpdates() { beginUpdate() }

  /// Ends a batch of changes and makes them. An empty batch asks for all heights again.
  open func endUpdates() { endUpdate() }

  /// Makes several changes as one batch.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and the table.
  ///   - completion: A closure that is called when the animations end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdate()
    updates?()
    endUpdate(asksHeights: false, completion)
  }

  /// Whether changes are pending until ``endUpdates()``.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 || update != nil }

  /// Inserts rows. The index paths refer to the table after the changes.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insert(indexPaths, animation) }
  }

  /// Deletes rows. The index paths refer to the table before the changes.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.delete(indexPaths, animation) }
  }

  /// Reloads rows with new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reload(indexPaths, animation) }
  }

  /// Asks the data source to configure the present cells of rows, and measures their heights again.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows += indexPaths }
  }

  /// Moves a row from an index path before the changes to an index path after the changes.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections. The indexes refer to the table after the changes.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insert(sections, animation) }
  }

  /// Deletes sections. The indexes refer to the table before the changes.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.delete(sections, animation) }
  }

  /// Reloads sections, including their headers, footers and rows.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reload(sections, animation) }
  }

  /// Moves a section from an index before the changes to an index after the changes.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: - Editing

  /// Whether the table is in editing mode, in which rows display their editing controls.
  ///
  /// - Default: `false`.
  open var isEditing: Bool {
    get { editingStorage }
    set { setEditing(newValue, animated: false) }
  }

  private final var editingStorage = false

  /// Turns editing mode on or off.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != editingStorage else { return }
    editingStorage = editing
    editingDidChange(animated: animated)
    propertiesMayHaveChanged()
  }

  // MARK: - Index

  /// The minimum number of rows for which the section index is displayed.
  ///
  /// - Default: 0.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { setNeedsLayout() } }
  }

  /// The text color of the section index.
  ///
  /// - Default: `nil`, for the tint color.
  open var sectionIndexColor: UIColor? {
    didSet {
      appearanceMarks.insert(.sectionIndexColor)
      setNeedsLayout()
    }
  }

  /// The background color of the section index.
  ///
  /// - Default: `nil`, for no background.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet {
      appearanceMarks.insert(.sectionIndexBackgroundColor)
      setNeedsLayout()
    }
  }

  /// The background color of the section index during a touch.
  ///
  /// - Default: `nil`, for ``sectionIndexBackgroundColor``.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  /// Reloads the titles of the section index.
  open func reloadSectionIndexTitles() {
    reloadIndex()
  }

  // MARK: - Layout

  override var takesContentSizeFromConstraints: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTable()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    refreshCells()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  // MARK: - Focus

  /// The preferred focus environment: the last focused row if the table remembers it, otherwise the row that the
  /// delegate prefers.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredRows }

  /// Asks the delegate whether the focus may be updated.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    delegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)) ?? true
  }

  /// Tells the delegate that the focus was updated.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    delegate?.tableView(self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self), with: coordinator)
  }

  // MARK: - Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchDidBegin(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    touchDidMove(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    touchDidEnd(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    touchWasCancelled(touches)
  }

  // MARK: - Appearance proxy

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.separatorColor, \UITableView.separatorColor),
      AppearanceProperty(.sectionHeaderTopPadding, \UITableView.sectionHeaderTopPadding),
      AppearanceProperty(.sectionIndexColor, \UITableView.sectionIndexColor),
      AppearanceProperty(.sectionIndexBackgroundColor, \UITableView.sectionIndexBackgroundColor),
    ]
  }
}
