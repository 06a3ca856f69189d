import Foundation

/// A view that displays items in sections, arranged by a layout.
///
/// A collection view creates views for the visible items only. It asks its data source for a cell when an item becomes
/// visible, and reuses the cell after the item is scrolled out of sight.
///
/// Changes of items and layouts take effect at once for code. If the collection view was displayed before, the change
/// is animated for 0.3 seconds.
///
/// This file declares the interface that subclasses override. The implementation is in the files beside it.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionview
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  // MARK: - Storage

  final var layoutStorage: UICollectionViewLayout
  final var counts: [Int] = []
  final var hasLoaded = false
  /// A number that changes whenever index paths of items change, so that a layout pass in progress can detect it.
  final var generation = 0
  final var needsPrepare = true
  final var isLayingOut = false
  final var isPreparing = false
  /// Whether a mirrored layout has been scrolled to its beginning.
  final var hasScrolledToMirroredStart = false
  final var laidOutBounds: CGRect?
  final var shown: [ElementKey: ShownElement] = [:]
  /// The elements that were visible in the last layout pass, in the layout's order.
  final var inSight: [UICollectionViewLayoutAttributes] = []
  final var pending: UICollectionViewLayoutAttributes?
  final var pool = ReusePool<UICollectionReusableView>()
  final var registrations: [String: ElementRegistration] = [:]
  final var selection: Set<IndexPath> = []
  final var tracked: TrackedRow?
  final var update: ListUpdate?
  final var updateDepth = 0
  final var isUpdating = false
  /// The completion handlers of the pending changes.
  final var updateCompletions: [(Bool) -> Void] = []
  /// The layout attributes of elements before the present batch.
  final var placesBefore: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// The views that animate out of the collection view.
  final var outgoing: [OutgoingElement] = []
  /// The numbers of the changes that are being animated.
  final var changesShown: Set<Int> = []
  final var nextChange = 0
  final var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  final var announced: Set<IndexPath> = []
  final var scrollers: [Int: OrthogonalScroller] = [:]
  final var orthogonalOffsets: [Int: CGPoint] = [:]
  final var moving: MovingItem?
  final var edgeScroller: EdgeScroller?
  final var swipedPath: IndexPath?
  final var backdrop: UIView?
  final var transitionCompletion: LayoutInteractiveTransitionCompletion?

  // MARK: - Creating

  /// Creates a collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    precondition(
      !(layout is MissingLayout), "\(Self.self): UICollectionView must be initialized with a non-nil layout parameter")
    layoutStorage = layout
    super.init(frame: frame)
    setUpCollection()
  }

  /// Calls `init(frame:collectionViewLayout:)` without a layout, as on iOS: a subclass that overrides it and passes a
  /// layout of its own can be created with `init()` and `init(frame:)`. The program stops for other classes.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: MissingLayout())
  }

  public required init?(coder: NSCoder) {
    let nib = NibDecoder.of(coder)
    layoutStorage =
      nib?.collectionLayout ?? coder.decodeObject(forKey: "UICollectionLayout") as? UICollectionViewLayout
      ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    let decoded = backgroundColor
    setUpCollection()
    if decoded != nil || nib?.hasNoBackground == true { backgroundColor = decoded }
    nib?.decode(self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(layoutStorage, forKey: "UICollectionLayout")
  }

  /// The kind of section headers in layouts of UIKit.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of section footers in layouts of UIKit.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: - Data

  /// The object that provides the items of the collection view. The reference is weak.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetData() } }
  }

  /// The object that customizes and responds to the collection view's behavior. The reference is weak.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate != nil { contextMenus.attach() }
      if delegate !== oldValue, hasLoaded { layoutStorage.invalidateLayout() }
    }
  }

  /// The interaction that presents the context menus of items, or `nil` if there is no delegate for them.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }

  private final lazy var contextMenus = ListContextMenus(of: self)

  // MARK: - Drag and drop

  private final lazy var dragging = ListDragging(of: self)

  /// The object that provides the items of a drag. The reference is weak.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { if dragDelegate != nil { dragging.attachDrag(isEnabled: dragInteractionEnabled) } }
  }

  /// The object that handles drops on the collection view. The reference is weak.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { if dropDelegate != nil { dragging.attachDrop() } }
  }

  /// Whether the user can drag items. This property requires a ``dragDelegate``.
  ///
  /// - Default: `true`.
  open var dragInteractionEnabled = true {
    didSet { if dragDelegate != nil { dragging.attachDrag(isEnabled: dragInteractionEnabled) } }
  }

  /// Whether the user is dragging items from the collection view.
  open var hasActiveDrag: Bool { dragDelegate != nil && dragging.hasActiveDrag }

  /// Whether the user is dragging items over the collection view.
  open var hasActiveDrop: Bool { dropDelegate != nil && dragging.hasActiveDrop }

  /// The object that is told about items that may be displayed soon. The reference is weak.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { announced = [] }
  }

  /// Whether ``prefetchDataSource`` is told about items.
  ///
  /// - Default: `true`.
  open var isPrefetchingEnabled = true

  /// Discards all items and asks the data source for them again. The selection is cleared.
  open func reloadData() {
    reloadEverything()
  }

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    preconditionOfCaller(
      counts.indices.contains(section),
      "request for number of items in section \(section) when there are only \(counts.count) sections in the "
        + "collection view")
    return counts[section]
  }

  // MARK: - Layout

  /// The layout of the collection view. Setting it keeps the cells of items that stay visible.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Changes the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    change(to: layout, animated: animated)
  }

  /// Changes the layout, and calls the completion handler when the animations end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    change(to: layout, animated: animated, completion)
  }

  /// A closure that is called at the end of an interactive layout transition. Its arguments are whether the transition
  /// was completed, and whether it was finished.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Begins an interactive transition to a layout. Set the `transitionProgress` of the returned layout to drive it.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, completion)
  }

  /// Ends an interactive transition with the new layout.
  open func finishInteractiveTransition() { endTransition(finished: true) }

  /// Ends an interactive transition with the old layout.
  open func cancelInteractiveTransition() { endTransition(finished: false) }

  /// The conditions under which cells update their sizes automatically.
  ///
  /// - Default: `.enabled`.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  /// A view behind the items that does not scroll.
  ///
  /// - Default: `nil`.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  // MARK: - Views

  /// Registers a class that creates cells with `init(frame:)`. `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, .cell, nil, identifier)
  }

  /// Registers a class that creates supplementary views with `init(frame:)`. `nil` removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    register(viewClass, .supplementaryView, elementKind, identifier)
  }

  /// Registers a nib whose first top-level object is the cell. `nil` removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, .cell, nil, identifier)
  }

  /// Registers a nib whose first top-level object is the supplementary view. `nil` removes the registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nib, .supplementaryView, kind, identifier)
  }

  /// Returns a reusable cell or a new cell of the registered class or nib for an item.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    dequeueCell(identifier, indexPath)
  }

  /// Returns a reusable supplementary view or a new one of the registered class or nib.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(.supplementaryView, elementKind, identifier, indexPath)
  }

  /// Returns a cell that a registration configured.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    dequeueConfiguredCell(registration, indexPath, item)
  }

  /// Returns a supplementary view that a registration configured.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    dequeueConfiguredSupplementary(registration, indexPath)
  }

  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    bringUpToDate()
    return shownCells.map(\.cell)
  }

  /// The index paths of the visible items, in ascending order.
  open var indexPathsForVisibleItems: [IndexPath] {
    bringUpToDate()
    return shownCells.map(\.path)
  }

  /// Returns the cell of a visible item, or `nil` if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    bringUpToDate()
    return shownCell(at: indexPath)
  }

  /// Returns the index path of the item that a cell displays, or `nil` if it displays none.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownCells.first { $0.cell === cell }?.path
  }

  /// Returns a visible supplementary view, or `nil` if it is not visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    bringUpToDate()
    return shown[ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath)]?.view
  }

  /// Returns the index path of a supplementary view, or `nil` if the view is not displayed.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    shown.keys.sorted().first { shown[$0]?.view === supplementaryView && $0.category == .supplementaryView }?.path
  }

  /// Returns the visible supplementary views of a kind, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    bringUpToDate()
    return supplementaryKeys(elementKind).compactMap { shown[$0]?.view }
  }

  /// Returns the index paths of the visible supplementary views of a kind, in ascending order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    bringUpToDate()
    return supplementaryKeys(elementKind).map(\.path)
  }

  // MARK: - Positions

  /// Returns the layout attributes of an item, in the collection view's coordinates, or `nil` if the item does not
  /// exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(forItem: indexPath)
  }

  /// Returns the layout attributes of a supplementary view, in the collection view's coordinates, or `nil` if the view
  /// does not exist.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(forSupplement: kind, indexPath)
  }

  /// Returns the index path of the item at a point in the collection view's coordinates.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// Scrolls an item to a position in the visible area. Without a position, it scrolls only as far as necessary.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(toItem: indexPath, scrollPosition, animated: animated)
  }

  // MARK: - Selection

  /// Whether the user can select items.
  ///
  /// - Default: `true`.
  open var allowsSelection = true {
    didSet { if !allowsSelection, oldValue { clearSelection() } }
  }

  /// Whether the user can select more than one item.
  ///
  /// - Default: `false`.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, oldValue { clearSelection() } }
  }

  /// Whether the user can select items while the collection view is in editing mode.
  ///
  /// - Default: `false`.
  open var allowsSelectionDuringEditing = false

  /// Whether a tablet's keyboard can focus items.
  ///
  /// - Default: `false`.
  open var allowsFocus = false

  /// Whether an item is selected when it receives focus.
  ///
  /// - Default: `false`.
  open var selectionFollowsFocus = false

  /// Whether items can be focused while the collection view is in editing mode.
  ///
  /// - Default: `false`.
  open var allowsFocusDuringEditing = false

  /// Whether the last focused item receives focus when the focus returns to the collection view.
  ///
  /// - Default: `false`.
  open var remembersLastFocusedIndexPath = false

  final var lastFocusedItem: IndexPath?

  /// Whether the user can select more than one item while the collection view is in editing mode.
  ///
  /// - Default: `false`.
  open var allowsMultipleSelectionDuringEditing = false

  /// The index paths of the selected items, in ascending order. Without a selection the array is empty. The value is
  /// never `nil`.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  /// Selects an item without telling the delegate. `nil` deselects all items.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if selection.contains(indexPath) { setSelected(false, indexPath) }
  }

  /// Whether the collection view is in editing mode, in which cells display their editing controls.
  ///
  /// - Default: `false`.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  // MARK: - Changing

  /// Makes several changes as one batch.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and the collection view.
  ///   - completion: A closure that is called when the animations end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdate()
    updates?()
    endUpdate(completion)
  }

  /// Whether changes are pending.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 || update != nil }

  /// Inserts items. The index paths refer to the collection view after the changes.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows += indexPaths } }

  /// Deletes items. The index paths refer to the collection view before the changes.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows += indexPaths } }

  /// Reloads items with new cells.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows += indexPaths } }

  /// Asks the data source to configure the present cells of items, and determines their sizes again.
  open func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.reconfiguredRows += indexPaths } }

  /// Moves an item from an index path before the changes to an index path after the changes.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections. The indexes refer to the collection view after the changes.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections } }

  /// Deletes sections. The indexes refer to the collection view before the changes.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections } }

  /// Reloads sections, including their supplementary views and items.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections } }

  /// Moves a section from an index before the changes to an index after the changes.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: - Interactive movement

  /// Begins to move an item, if the data source allows it.
  ///
  /// - Returns: Whether the item can be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMoving(indexPath) }

  /// Updates the position of the moved item, in the collection view's coordinates.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveItem(to: targetPosition) }

  /// Ends the movement at the present position, and tells the data source.
  open func endInteractiveMovement() { endMoving(cancelled: false) }

  /// Cancels the movement, and returns the item to its original position.
  open func cancelInteractiveMovement() { endMoving(cancelled: true) }

  // MARK: - Internal

  override var takesContentSizeFromConstraints: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCollection()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if hasLoaded { layoutStorage.invalidateLayout() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  /// The preferred focus environment: the last focused item if the collection view remembers it, otherwise the item
  /// that the delegate prefers.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredItems }

  /// Asks the delegate whether the focus may be updated.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    delegate?.collectionView(self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self)) ?? true
  }

  /// Tells the delegate that the focus was updated.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    delegate?.collectionView(
      self, didUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self), with: coordinator)
  }

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
}

/// The layout of a collection view that is created without one.
private final class MissingLayout: UICollectionViewLayout {}
