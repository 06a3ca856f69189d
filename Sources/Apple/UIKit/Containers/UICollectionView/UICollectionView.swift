import Foundation

/// Items in sections, placed by a layout.
///
/// A collection has views for the items in sight only: its data source is asked for a cell when its item comes into
/// sight, and the cell is used again when it has left.
///
/// Changes of items and layouts are there at once for code. Where the collection has been seen before, what is shown
/// follows in 0.3 seconds.
///
/// This file declares what subclasses override; how it works stands in the files beside it.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionview
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  // MARK: - Storage

  final var layoutStorage: UICollectionViewLayout
  final var counts: [Int] = []
  final var hasLoaded = false
  /// Changes whenever items get other paths, so that a layout under way notices.
  final var generation = 0
  final var needsPrepare = true
  final var isLayingOut = false
  final var isPreparing = false
  /// Whether a mirrored layout has been scrolled to its beginning.
  final var hasScrolledToMirroredStart = false
  final var laidOutBounds: CGRect?
  final var shown: [ElementKey: ShownElement] = [:]
  /// What was in sight when the collection was laid out last, in the layout's order.
  final var inSight: [UICollectionViewLayoutAttributes] = []
  final var pending: UICollectionViewLayoutAttributes?
  final var pool = ReusePool<UICollectionReusableView>()
  final var registrations: [String: ElementRegistration] = [:]
  final var selection: Set<IndexPath> = []
  final var tracked: TrackedRow?
  final var update: ListUpdate?
  final var updateDepth = 0
  final var isUpdating = false
  /// Who waits for the changes under way.
  final var updateCompletions: [(Bool) -> Void] = []
  /// Where elements were before the batch under way.
  final var placesBefore: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// What is on its way out while changes are shown.
  final var outgoing: [OutgoingElement] = []
  /// Changes that are being shown, and the number of the next one.
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

  /// Makes a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    setUpCollection()
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

  /// The kind of headers of sections, in layouts of UIKit.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of footers of sections, in layouts of UIKit.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: - Data

  /// What items there are. It is not kept alive.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetData() } }
  }

  /// How items behave. It is not kept alive.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate != nil { contextMenus.attach() }
      if delegate !== oldValue, hasLoaded { layoutStorage.invalidateLayout() }
    }
  }

  /// What opens the items' menus, once there is a delegate to make them.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }

  private final lazy var contextMenus = ListContextMenus(of: self)

  // MARK: - Drag and drop

  private final lazy var dragging = ListDragging(of: self)

  /// Says what is dragged out of the view. It is not kept alive.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { if dragDelegate != nil { dragging.attachDrag(isEnabled: dragInteractionEnabled) } }
  }

  /// Takes what is dropped on the view. It is not kept alive.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { if dropDelegate != nil { dragging.attachDrop() } }
  }

  /// Whether fingers drag items, where there is a ``dragDelegate``.
  ///
  /// - Default: `true`.
  open var dragInteractionEnabled = true {
    didSet { if dragDelegate != nil { dragging.attachDrag(isEnabled: dragInteractionEnabled) } }
  }

  /// Whether something is dragged out of the view at present.
  open var hasActiveDrag: Bool { dragDelegate != nil && dragging.hasActiveDrag }

  /// Whether something is dragged over the view at present.
  open var hasActiveDrop: Bool { dropDelegate != nil && dragging.hasActiveDrop }

  /// Hears which items come near. It is not kept alive.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { announced = [] }
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
    return counts.count
  }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    preconditionOfCaller(
      counts.indices.contains(section),
      "request for number of items in section \(section) when there are only \(counts.count) sections in the "
        + "collection view")
    return counts[section]
  }

  // MARK: - Layout

  /// Where everything lies. Setting it keeps the cells in sight that stay in sight.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Changes the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    change(to: layout, animated: animated)
  }

  /// Changes the layout; `completion` is called when the change is on the screen.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    change(to: layout, animated: animated, completion)
  }

  /// Called when an interactive change of layouts is over: whether it was completed, and whether it was finished.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Begins a change of layouts that code drives by the answer's `transitionProgress`.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, completion)
  }

  /// Ends an interactive change of layouts with the new layout.
  open func finishInteractiveTransition() { endTransition(finished: true) }

  /// Ends an interactive change of layouts with the old layout.
  open func cancelInteractiveTransition() { endTransition(finished: false) }

  /// Whether cells ask for a new size by themselves.
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

  /// Has cells of a kind made by a class, `init(frame:)`; `nil` for none.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, .cell, nil, identifier)
  }

  /// Has supplementary views of a kind made by a class, `init(frame:)`; `nil` for none.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    register(viewClass, .supplementaryView, elementKind, identifier)
  }

  /// Has cells of a kind made from a nib, whose first top-level object is the cell; `nil` for none.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, .cell, nil, identifier)
  }

  /// Has supplementary views of a kind made from a nib, whose first top-level object is the view; `nil` for none.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nib, .supplementaryView, kind, identifier)
  }

  /// A cell of a registered kind for an item: one that has left the screen, or a new one.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    dequeueCell(identifier, indexPath)
  }

  /// A supplementary view of a registered kind: one that has left the screen, or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(.supplementaryView, elementKind, identifier, indexPath)
  }

  /// A cell set up by a registration.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    dequeueConfiguredCell(registration, indexPath, item)
  }

  /// A supplementary view set up by a registration.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    dequeueConfiguredSupplementary(registration, indexPath)
  }

  /// The cells in sight, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    bringUpToDate()
    return shownCells.map(\.cell)
  }

  /// The items in sight, in their order.
  open var indexPathsForVisibleItems: [IndexPath] {
    bringUpToDate()
    return shownCells.map(\.path)
  }

  /// The cell of an item in sight; else `nil`.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    bringUpToDate()
    return shownCell(at: indexPath)
  }

  /// The item that a cell stands for; `nil` where it stands for none.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownCells.first { $0.cell === cell }?.path
  }

  /// A supplementary view in sight; else `nil`.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    bringUpToDate()
    return shown[ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath)]?.view
  }

  /// What a supplementary view stands for; `nil` where it stands for nothing.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    shown.keys.sorted().first { shown[$0]?.view === supplementaryView && $0.category == .supplementaryView }?.path
  }

  /// The supplementary views of a kind in sight, in their order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    bringUpToDate()
    return supplementaryKeys(elementKind).compactMap { shown[$0]?.view }
  }

  /// The paths of the supplementary views of a kind in sight, in their order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    bringUpToDate()
    return supplementaryKeys(elementKind).map(\.path)
  }

  // MARK: - Places

  /// Where an item lies, in the collection's coordinates; `nil` for one that is not there.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(forItem: indexPath)
  }

  /// Where a supplementary view lies, in the collection's coordinates; `nil` for one that is not there.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(forSupplement: kind, indexPath)
  }

  /// The item at a point of the collection's coordinates.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// Scrolls so that an item lies at a place. Without one it is brought into sight, as far as need be.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(toItem: indexPath, scrollPosition, animated: animated)
  }

  // MARK: - Selection

  /// Whether items can be selected.
  ///
  /// - Default: `true`.
  open var allowsSelection = true {
    didSet { if !allowsSelection, oldValue { clearSelection() } }
  }

  /// Whether several items can be selected at once.
  ///
  /// - Default: `false`.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, oldValue { clearSelection() } }
  }

  /// Whether items can be selected while the collection is edited.
  ///
  /// - Default: `false`.
  open var allowsSelectionDuringEditing = false

  /// Whether a tablet's keyboard can bring the focus to items.
  ///
  /// - Default: `false`.
  open var allowsFocus = false

  /// Whether an item is selected when the focus comes to it.
  ///
  /// - Default: `false`.
  open var selectionFollowsFocus = false

  /// Whether the focus may come to items while the collection is edited.
  ///
  /// - Default: `false`.
  open var allowsFocusDuringEditing = false

  /// Whether the focus that comes back to the collection goes to the item that had it last.
  ///
  /// - Default: `false`.
  open var remembersLastFocusedIndexPath = false

  final var lastFocusedItem: IndexPath?

  /// Whether several items can be selected at once while the collection is edited.
  ///
  /// - Default: `false`.
  open var allowsMultipleSelectionDuringEditing = false

  /// The selected items, in their order; `nil` is never answered: without a selection it is empty.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  /// Selects an item, without telling the delegate; `nil` deselects all.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects an item, without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if selection.contains(indexPath) { setSelected(false, indexPath) }
  }

  /// Whether cells show their editing controls.
  ///
  /// - Default: `false`.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  // MARK: - Changing

  /// Makes changes that belong together.
  ///
  /// - Parameters:
  ///   - updates: changes the data and tells the collection.
  ///   - completion: called when the changes are on the screen.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdate()
    updates?()
    endUpdate(completion)
  }

  /// Whether changes are pending.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 || update != nil }

  /// Tells of items that are new, by where they are after the changes.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows += indexPaths } }

  /// Tells of items that are gone, by where they were before the changes.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows += indexPaths } }

  /// Asks for the cells of items anew.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows += indexPaths } }

  /// Has the data source set the present cells of items up anew, and asks for their sizes.
  open func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.reconfiguredRows += indexPaths } }

  /// Tells of an item that has another place: where it was before the changes, and where it is after them.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Tells of sections that are new, by where they are after the changes.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections } }

  /// Tells of sections that are gone, by where they were before the changes.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections } }

  /// Asks for everything in sections anew.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections } }

  /// Tells of a section that has another place: where it was before the changes, and where it is after them.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: - Moving by finger

  /// Begins to move an item, where the data source allows it.
  ///
  /// - Returns: whether it does.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMoving(indexPath) }

  /// The finger is somewhere else, in the collection's coordinates.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveItem(to: targetPosition) }

  /// The finger lets go: the item goes where it is, and the data source is told.
  open func endInteractiveMovement() { endMoving(cancelled: false) }

  /// The item goes back to where it was.
  open func cancelInteractiveMovement() { endMoving(cancelled: true) }

  // MARK: - Inside

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

  /// The item that had the focus last, where the collection remembers it, else the one that the delegate prefers.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredItems }

  /// Asks the delegate.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    delegate?.collectionView(self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self)) ?? true
  }

  /// Tells the delegate.
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
