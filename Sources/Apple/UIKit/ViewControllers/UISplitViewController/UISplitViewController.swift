import CoreGraphics
import Foundation

/// Shows two or three controllers side by side; where it is narrow, as one stack.
///
/// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Says that a width is the system's.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The app's controllers by column, as they were set; those of the columns, in navigation controllers, are in `columns`.
  final var assigned: [Column: UIViewController] = [:]
  final var columns: [Column: UIViewController] = [:]
  final var isCollapsedStorage: Bool?
  /// Whether the app has hidden the columns beside the secondary one.
  final var hiddenColumns: Set<Column> = []
  final let separators = SplitSeparators()

  /// Makes a split controller with two or three columns.
  public init(style: UISplitViewController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = NibDecoder.of(coder)?.splitStyle ?? .unspecified
    super.init(coder: coder)
  }

  // MARK: - Controllers

  /// How many columns there are; `.unspecified` for split controllers that get their two in ``viewControllers``.
  public let style: UISplitViewController.Style

  /// What decides about the columns. It is not kept alive.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Sets the controller of a column. Those that are no navigation controllers are put into one, except for the column
  /// `.compact`.
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    assign(vc, to: column)
  }

  /// The controller of a column, as it was set.
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? { assigned[column] }

  /// The controllers that are there: one where the columns are one.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return [collapsedRoot].compactMap { $0 } }
      return [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    set {
      assign(newValue.first, to: .primary)
      assign(newValue.count > 1 ? newValue[1] : nil, to: .secondary)
    }
  }

  /// Whether the columns are one.
  open var isCollapsed: Bool { isCollapsedStorage ?? (traitCollection.horizontalSizeClass == .compact) }

  /// Shows a column.
  open func show(_ column: UISplitViewController.Column) { setColumn(column, isShown: true) }

  /// Hides a column.
  open func hide(_ column: UISplitViewController.Column) { setColumn(column, isShown: false) }

  /// Shows a controller in the primary column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = (isCollapsed ? collapsedRoot : columns[.primary]) as? UINavigationController {
      navigation.show(vc, sender: sender)
    } else {
      setViewController(vc, for: .primary)
    }
  }

  /// Shows a controller in the secondary column; where the columns are one, on top.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    showInSecondary(vc)
  }

  // MARK: - Columns

  /// Which columns the app would like.
  ///
  /// - Default: `.automatic`: all of them in landscape, the secondary one alone in portrait.
  open var preferredDisplayMode: UISplitViewController.DisplayMode = .automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      hiddenColumns = []
      columnsDidChange()
    }
  }

  /// Which columns are there.
  open var displayMode: UISplitViewController.DisplayMode { displayModeNow }

  /// How columns come.
  ///
  /// - Default: `.automatic`.
  open var preferredSplitBehavior: UISplitViewController.SplitBehavior = .automatic {
    didSet { if preferredSplitBehavior != oldValue { columnsDidChange() } }
  }

  /// How columns come now.
  open var splitBehavior: UISplitViewController.SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }

  /// The side of the primary column.
  ///
  /// - Default: `.leading`.
  open var primaryEdge: UISplitViewController.PrimaryEdge = .leading {
    didSet { if primaryEdge != oldValue { columnsDidChange() } }
  }

  /// Whether a swipe shows and hides columns. Gestures heed it, and where it is `false` there is no button for the sidebar either.
  ///
  /// - Default: `true`.
  open var presentsWithGesture: Bool = true {
    didSet { if presentsWithGesture != oldValue { columnsDidChange() } }
  }

  /// Whether the bar of the first column that is seen has a button that shows and hides the primary one. Split views with
  /// a ``style`` of columns have it.
  ///
  /// - Default: `.automatic`: while the columns stand apart.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic {
    didSet { if displayModeButtonVisibility != oldValue { columnsDidChange() } }
  }

  /// The button for the sidebar.
  private(set) final lazy var sidebarItem: UIBarButtonItem = {
    let action = UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in self?.toggleSidebar() }
    let item = UIBarButtonItem(primaryAction: action)
    item.accessibilityLabel = "Sidebar"
    return item
  }()

  /// Whether a button in the secondary column's bar shows it alone. There is none; it is kept.
  ///
  /// - Default: `false`.
  open var showsSecondaryOnlyButton: Bool = false

  /// The width of the primary column as a part of all; ``automaticDimension`` for the system's.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// The width of the primary column, in points; ``automaticDimension`` for the system's.
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// The least width of the primary column, in points; ``automaticDimension`` for the system's.
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// The largest width of the primary column, in points; ``automaticDimension`` for the system's.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// The width of the supplementary column, in points; ``automaticDimension`` for the system's.
  open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// The width of the supplementary column as a part of all, where there is no ``preferredSupplementaryColumnWidth``;
  /// ``automaticDimension`` for the system's.
  open var preferredSupplementaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// The least width of the supplementary column, in points; ``automaticDimension`` for the system's.
  open var minimumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// The largest width of the supplementary column, in points; ``automaticDimension`` for the system's.
  open var maximumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { primaryWidth }

  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat { supplementaryWidth }

  // MARK: - View and callbacks

  open override func loadView() {
    let view = SplitLayoutView(frame: UIScreen.main.bounds)
    view.controller = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Columns become one or come apart with the width.
  open override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.adaptToWidth() }, completion: nil)
  }

  open override var childForStatusBarStyle: UIViewController? { isCollapsed ? collapsedRoot : columns[.secondary] }

  open override var childForStatusBarHidden: UIViewController? { childForStatusBarStyle }

  override func prepareChildrenForAppearance() {
    adaptToWidth()
  }
}
