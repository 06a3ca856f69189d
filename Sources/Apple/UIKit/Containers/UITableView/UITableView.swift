import Foundation

/// Rows one below the other, in sections.
///
/// A table has views for the rows in sight only: its data source is asked for a cell when its row comes into sight, and
/// the cell is used again when it has left. Heights that nobody has asked for are estimated; when a row turns out higher,
/// what is in sight stays where it is.
///
/// Changes of rows are there at once for code: paths, numbers of rows, frames. Where the table has been seen before, what
/// is shown follows in 0.3 seconds.
///
/// This file declares what subclasses override; how it works stands in the files beside it.
///
/// - Source: developer.apple.com/documentation/uikit/uitableview
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  // MARK: - Storage

  final var heights = TableHeights()
  final var hasLoaded = false
  /// Changes whenever rows get other paths, so that a layout under way notices.
  final var generation = 0
  final var laidOutWidth: CGFloat?
  final var isLayingOut = false
  final var visibleRows: [VisibleRow] = []
  final var visibleSupplements: [VisibleSupplement] = []
  final var cellPool = ReusePool<UITableViewCell>()
  final var supplementPool = ReusePool<UITableViewHeaderFooterView>()
  final var cellRegistrations: [String: CellRegistration] = [:]
  /// Whether sections with titles are as high as those ask, whatever the table's heights: in tables of storyboards.
  final var titlesAskForHeight = false
  /// The rows that a storyboard gives the table.
  final var staticContent: StaticTableContent?
  final var supplementRegistrations: [String: SupplementRegistration] = [:]
  final var probe = OptionalMethodProbe()
  final var selection: Set<IndexPath> = []
  final var tracked: TrackedRow?
  final var update: ListUpdate?
  final var updateDepth = 0
  /// Who waits for the changes under way.
  final var updateCompletions: [(Bool) -> Void] = []
  /// What is on its way out while changes are shown.
  final var outgoing: [OutgoingPart] = []
  /// Changes that are being shown, and the number of the next one.
  final var changesShown: Set<Int> = []
  final var nextChange = 0
  /// Rows in sight have been found, and are not at their places yet.
  final var isPreparingChange = false
  final var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  final var announcedRows: Set<IndexPath> = []
  final var swipedRow: IndexPath?
  /// The row that a finger moves.
  final var reordering: ReorderedRow?
  final var edgeScroller: EdgeScroller?
  final var lastFocusedRow: IndexPath?
  final var indexView: SectionIndexView?
  final var ownSeparatorInset: UIEdgeInsets?
  final var fillerLines: [UIView] = []

  // MARK: - Creating

  /// Makes a table.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  /// Makes a plain table.
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

  /// How sections look.
  public let style: UITableView.Style

  // MARK: - Data

  /// What rows there are. It is not kept alive.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetData() } }
  }

  /// How rows look and behave. It is not kept alive.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      tableScrollDelegate = delegate
      if delegate != nil { contextMenus.attach() }
      if delegate !== oldValue { delegateDidChange() }
    }
  }

  /// What opens the rows' menus, once there is a delegate to make them.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }

  private final lazy var contextMenus = ListContextMenus(of: self)

  // MARK: - Drag and drop

  private final lazy var dragging = ListDragging(of: self)

  /// Says what is dragged out of the view. It is not kept alive.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { if dragDelegate != nil { dragging.attachDrag(isEnabled: dragInteractionEnabled) } }
  }

  /// Takes what is dropped on the view. It is not kept alive.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { if dropDelegate != nil { dragging.attachDrop() } }
  }

  /// Whether fingers drag rows, where there is a ``dragDelegate``.
  ///
  /// - Default: `true`.
  open var dragInteractionEnabled = true {
    didSet { if dragDelegate != nil { dragging.attachDrag(isEnabled: dragInteractionEnabled) } }
  }

  /// Whether something is dragged out of the view at present.
  open var hasActiveDrag: Bool { dragDelegate != nil && dragging.hasActiveDrag }

  /// Whether something is dragged over the view at present.
  open var hasActiveDrop: Bool { dropDelegate != nil && dragging.hasActiveDrop }

  /// Hears which rows come near. It is not kept alive.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { announcedRows = [] }
  }

  /// Whether ``prefetchDataSource`` is told anything.
  ///
  /// - Default: `true`.
  open var isPrefetchingEnabled = true

  /// Asks the data source for everything anew. The selection is lost.
  open func reloadData() {
    reloadEverything()
  }

  /// How many sections there are.
  open var numberOfSections: Int {
    loadIfNeeded()
    return heights.sections.count
  }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return heights.sections.indices.contains(section) ? heights.sections[section].rows.count : 0
  }

  // MARK: - Heights

  /// Stands for a height that follows from the content.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// Posted by a table whose selection the user changed.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// In the titles of the index: a magnifying glass.
  public static let indexSearch = "{search}"

  /// The height of rows, in points, where the delegate does not say another.
  ///
  /// - Default: ``automaticDimension``.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetHeights() } }
  }

  /// The height of headers, in points, where the delegate does not say another.
  ///
  /// - Default: ``automaticDimension``.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetHeights() } }
  }

  /// The height of footers, in points, where the delegate does not say another.
  ///
  /// - Default: ``automaticDimension``.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetHeights() } }
  }

  /// The height of rows until they come into sight, in points. With 0 every row's height is asked for at once, and rows
  /// don't size themselves.
  ///
  /// - Default: ``automaticDimension``: the table chooses.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { forgetHeights() } }
  }

  /// As ``estimatedRowHeight``, for headers.
  ///
  /// - Default: ``automaticDimension``.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { forgetHeights() } }
  }

  /// As ``estimatedRowHeight``, for footers.
  ///
  /// - Default: ``automaticDimension``.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { forgetHeights() } }
  }

  /// The room above each header, in points.
  ///
  /// - Default: ``automaticDimension``: 22 in plain tables, else 0.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet {
      appearanceMarks.insert(.sectionHeaderTopPadding)
      if sectionHeaderTopPadding != oldValue { forgetHeights() }
    }
  }

  /// Whether cells ask for a new height by themselves.
  ///
  /// - Default: `.enabled`.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  // MARK: - Looks

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

  /// A view above the first section that scrolls with the rows. Its height is its own; it is as wide as the table.
  ///
  /// - Default: `nil`.
  open var tableHeaderView: UIView? {
    didSet { if tableHeaderView !== oldValue { tableHeaderOrFooterDidChange(from: oldValue) } }
  }

  /// A view below the last section that scrolls with the rows. Its height is its own; it is as wide as the table.
  ///
  /// - Default: `nil`.
  open var tableFooterView: UIView? {
    didSet { if tableFooterView !== oldValue { tableHeaderOrFooterDidChange(from: oldValue) } }
  }

  /// The lines between rows.
  ///
  /// - Default: `.singleLine`.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { if separatorStyle != oldValue { refreshCells() } }
  }

  /// The color of the lines between rows.
  ///
  /// - Default: `.separator`.
  open var separatorColor: UIColor? = .separator {
    didSet {
      appearanceMarks.insert(.separatorColor)
      refreshCells()
    }
  }

  /// What the lines between rows do with what lies behind them, such as a ``UIVibrancyEffect``.
  ///
  /// - Default: `nil`: they have ``separatorColor`` and nothing else.
  @NSCopying open var separatorEffect: UIVisualEffect? {
    didSet { if separatorEffect !== oldValue { refreshCells() } }
  }

  /// The height of empty rows below the last one of a plain table, in points: their lines fill what is left of the table.
  /// ``automaticDimension`` is the height of the last row. Tables with a ``tableFooterView`` have none.
  ///
  /// - Default: 0, no such rows.
  open var fillerRowHeight: CGFloat = 0 {
    didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
  }

  /// How far the lines keep away from the sides, in points.
  ///
  /// - Default: the margin of the cells at the leading side.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? standardSeparatorInset }
    set {
      ownSeparatorInset = newValue
      refreshCells()
    }
  }

  /// What ``separatorInset`` is measured from.
  ///
  /// - Default: `.fromCellEdges`.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
    didSet { if separatorInsetReference != oldValue { refreshCells() } }
  }

  /// Whether cells keep their content as narrow as text reads well.
  ///
  /// - Default: `false`.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { forgetHeights() } }
  }

  /// Whether cells keep their content out of the screen's corners.
  ///
  /// - Default: `true`.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { forgetHeights() } }
  }

  // MARK: - Cells

  /// Has cells of a kind made by a class, `init(style:reuseIdentifier:)`; `nil` for none.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Says that cells of a kind are made from a nib, whose first top-level object is the cell. `nil` takes the kind back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCell(nib, identifier)
  }

  /// Says that headers and footers of a kind are made from a nib, whose first top-level object is the view. `nil` takes the
  /// kind back.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(nib, identifier)
  }

  /// Has headers and footers of a kind made by a class, `init(reuseIdentifier:)`; `nil` for none.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(aClass, identifier)
  }

  /// A cell of a kind: one that has left the screen, or a new one of the registered class; else `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusableCell(identifier)
  }

  /// A cell of a registered kind for a row.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    reusableCell(identifier, for: indexPath)
  }

  /// A header or footer of a kind: one that has left the screen, or a new one of the registered class; else `nil`.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    reusableHeaderFooter(identifier)
  }

  /// The cell of a row in sight; else `nil`.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    visibleCell(at: indexPath)
  }

  /// The row that a cell stands for; `nil` where it stands for none.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleRows.first { $0.cell === cell }?.path
  }

  /// The cells in sight, from the top.
  open var visibleCells: [UITableViewCell] {
    bringUpToDate()
    return visibleRows.map(\.cell)
  }

  /// The rows in sight, from the top; `nil` where there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    bringUpToDate()
    return visibleRows.isEmpty ? nil : visibleRows.map(\.path)
  }

  /// The header of a section in sight, where it is a header view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bringUpToDate()
    return supplement(.header, section) as? UITableViewHeaderFooterView
  }

  /// The footer of a section in sight, where it is a footer view.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bringUpToDate()
    return supplement(.footer, section) as? UITableViewHeaderFooterView
  }

  // MARK: - Places

  /// The rectangle of a section with its header and footer, in the table's coordinates.
  open func rect(forSection section: Int) -> CGRect { rectangle(ofSection: section) }

  /// The rectangle of a header, in the table's coordinates, where it lies when it is not kept in sight.
  open func rectForHeader(inSection section: Int) -> CGRect { rectangle(ofHeader: section) }

  /// The rectangle of a footer, in the table's coordinates, where it lies when it is not kept in sight.
  open func rectForFooter(inSection section: Int) -> CGRect { rectangle(ofFooter: section) }

  /// The rectangle of a row, in the table's coordinates; zero for a row that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectangle(ofRow: indexPath) }

  /// The row at a point of the table's coordinates.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

  /// The rows that a rectangle of the table's coordinates touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  // MARK: - Scrolling

  /// Scrolls so that a row lies at a place.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(toRow: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls so that the selected row nearest to what is in sight lies at a place.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated: animated)
  }

  // MARK: - Selection

  /// Whether rows can be selected.
  ///
  /// - Default: `true`.
  open var allowsSelection = true {
    didSet { if !allowsSelection, oldValue { clearSelection() } }
  }

  /// Whether several rows can be selected at once.
  ///
  /// - Default: `false`.
  open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { selectionModeDidChange() } }
  }

  /// Whether rows can be selected while the table is edited.
  ///
  /// - Default: `false`.
  open var allowsSelectionDuringEditing = false

  /// Whether a tablet's keyboard can bring the focus to rows.
  ///
  /// - Default: `false`.
  open var allowsFocus = false

  /// Whether a row is selected when the focus comes to it.
  ///
  /// - Default: `false`.
  open var selectionFollowsFocus = false

  /// Whether the focus may come to rows while the table is edited.
  ///
  /// - Default: `false`.
  open var allowsFocusDuringEditing = false

  /// Whether the focus that comes back to the table goes to the row that had it last.
  ///
  /// - Default: `false`.
  open var remembersLastFocusedIndexPath = false

  /// Whether several rows can be selected at once while the table is edited: rows then show round marks.
  ///
  /// - Default: `false`.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { selectionModeDidChange() } }
  }

  /// The selected row, the topmost one of several; `nil` where there is none.
  open var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The selected rows, from the top; `nil` where there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

  /// Selects a row, without telling the delegate; `nil` deselects all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects a row, without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: - Changing

  /// Begins changes that belong together, until ``endUpdates()``.
  open func beginUpdates() { beginUpdate() }

  /// Ends changes that belong together: they are made now. Without any, heights are asked for anew.
  open func endUpdates() { endUpdate() }

  /// Makes changes that belong together.
  ///
  /// - Parameters:
  ///   - updates: changes the data and tells the table.
  ///   - completion: called when the changes are on the screen.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdate()
    updates?()
    endUpdate(asksHeights: false, completion)
  }

  /// Whether changes are pending that ``endUpdates()`` will make.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 || update != nil }

  /// Tells of rows that are new, by where they are after the changes.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insert(indexPaths, animation) }
  }

  /// Tells of rows that are gone, by where they were before the changes.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.delete(indexPaths, animation) }
  }

  /// Asks for the cells of rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reload(indexPaths, animation) }
  }

  /// Has the data source set the present cells of rows up anew, and asks for their heights.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows += indexPaths }
  }

  /// Tells of a row that has another place: where it was before the changes, and where it is after them.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Tells of sections that are new, by where they are after the changes.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insert(sections, animation) }
  }

  /// Tells of sections that are gone, by where they were before the changes.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.delete(sections, animation) }
  }

  /// Asks for everything in sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reload(sections, animation) }
  }

  /// Tells of a section that has another place: where it was before the changes, and where it is after them.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: - Editing

  /// Whether rows show their editing controls.
  ///
  /// - Default: `false`.
  open var isEditing: Bool {
    get { editingStorage }
    set { setEditing(newValue, animated: false) }
  }

  private final var editingStorage = false

  /// Shows or hides the editing controls of the rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != editingStorage else { return }
    editingStorage = editing
    editingDidChange(animated: animated)
    propertiesMayHaveChanged()
  }

  // MARK: - Index

  /// The number of rows from which on the index shows.
  ///
  /// - Default: 0.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { setNeedsLayout() } }
  }

  /// The color of the index's letters.
  ///
  /// - Default: `nil`, the tint color.
  open var sectionIndexColor: UIColor? {
    didSet {
      appearanceMarks.insert(.sectionIndexColor)
      setNeedsLayout()
    }
  }

  /// The color behind the index.
  ///
  /// - Default: `nil`, clear.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet {
      appearanceMarks.insert(.sectionIndexBackgroundColor)
      setNeedsLayout()
    }
  }

  /// The color behind the index while a finger is on it.
  ///
  /// - Default: `nil`: as without a finger.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  /// Asks the data source for the index anew.
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

  /// The row that had the focus last, where the table remembers it, else the one that the delegate prefers.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredRows }

  /// Asks the delegate.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    delegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)) ?? true
  }

  /// Tells the delegate.
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

  // MARK: - Appearance

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.separatorColor, \UITableView.separatorColor),
      AppearanceProperty(.sectionHeaderTopPadding, \UITableView.sectionHeaderTopPadding),
      AppearanceProperty(.sectionIndexColor, \UITableView.sectionIndexColor),
      AppearanceProperty(.sectionIndexBackgroundColor, \UITableView.sectionIndexBackgroundColor),
    ]
  }
}
