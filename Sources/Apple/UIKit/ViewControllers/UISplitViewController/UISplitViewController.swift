import CoreGraphics
import Foundation

/// A controller that displays two or three controllers side by side, or as one stack in a compact width.
///
/// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// A value for the standard width of the system.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The controllers that the app set for columns. The property `columns` contains the navigation controllers in which
  /// they are embedded.
  final var assigned: [Column: UIViewController] = [:]
  final var columns: [Column: UIViewController] = [:]
  final var isCollapsedStorage: Bool?
  /// The columns that the app has hidden.
  final var hiddenColumns: Set<Column> = []
  /// Whether the inspector is a column now.
  final var isInspectorShown = false
  final let separators = SplitSeparators()

  /// Creates a controller with two or three columns.
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

  /// The style of the controller, or `.unspecified` for a controller whose two columns are set with
  /// ``viewControllers``.
  public let style: UISplitViewController.Style

  /// The object that decides about the columns. The reference is weak.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Sets the controller of a column. Controllers other than navigation controllers are embedded in one, except in the
  /// column `.compact`.
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    assign(vc, to: column)
  }

  /// Returns the controller that was set for a column.
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? { assigned[column] }

  /// The displayed controllers. There is only one while the columns are collapsed.
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

  /// Whether the columns are collapsed.
  open var isCollapsed: Bool { isCollapsedStorage ?? (traitCollection.horizontalSizeClass == .compact) }

  /// Shows a column.
  open func show(_ column: UISplitViewController.Column) { setColumn(column, isShown: true) }

  /// Hides a column.
  open func hide(_ column: UISplitViewController.Column) { setColumn(column, isShown: false) }

  /// Returns whether a column is visible.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/isshowing(_:)
  open func isShowing(_ column: UISplitViewController.Column) -> Bool { isColumnVisible(column) }

  /// Shows a controller in the primary column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = (isCollapsed ? collapsedRoot : columns[.primary]) as? UINavigationController {
      navigation.show(vc, sender: sender)
    } else {
      setViewController(vc, for: .primary)
    }
  }

  /// Shows a controller in the secondary column, or on top of the stack while the columns are collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    showInSecondary(vc)
  }

  // MARK: - Columns

  /// The visible columns that the app prefers.
  ///
  /// - Default: `.automatic`, for all columns in landscape and the secondary one in portrait.
  open var preferredDisplayMode: UISplitViewController.DisplayMode = .automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      hiddenColumns = []
      columnsDidChange()
    }
  }

  /// The visible columns.
  open var displayMode: UISplitViewController.DisplayMode { displayModeNow }

  /// The arrangement of columns that the app prefers.
  ///
  /// - Default: `.automatic`.
  open var preferredSplitBehavior: UISplitViewController.SplitBehavior = .automatic {
    didSet { if preferredSplitBehavior != oldValue { columnsDidChange() } }
  }

  /// The present arrangement of columns.
  open var splitBehavior: UISplitViewController.SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }

  /// The side of the primary column.
  ///
  /// - Default: `.leading`.
  open var primaryEdge: UISplitViewController.PrimaryEdge = .leading {
    didSet { if primaryEdge != oldValue { columnsDidChange() } }
  }

  /// Whether a swipe shows and hides columns. If it is `false`, there is no sidebar button either.
  ///
  /// - Default: `true`.
  open var presentsWithGesture: Bool = true {
    didSet { if presentsWithGesture != oldValue { columnsDidChange() } }
  }

  /// Whether the bar of the first visible column has a button that shows and hides the primary column. It is available
  /// in controllers with a ``style`` of columns.
  ///
  /// - Default: `.automatic`, which shows the button while the columns are expanded.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic {
    didSet { if displayModeButtonVisibility != oldValue { columnsDidChange() } }
  }

  /// The sidebar button.
  private(set) final lazy var sidebarItem: UIBarButtonItem = {
    let action = UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in self?.toggleSidebar() }
    let item = UIBarButtonItem(primaryAction: action)
    item.accessibilityLabel = "Sidebar"
    return item
  }()

  /// Whether the bar of the secondary column has a button that shows only this column. The value is stored without
  /// effect.
  ///
  /// - Default: `false`.
  open var showsSecondaryOnlyButton: Bool = false

  /// The preferred width of the primary column as a fraction of the whole width, or ``automaticDimension`` for the
  /// standard width.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// The preferred width of the primary column in points, or ``automaticDimension`` for the standard width.
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// The minimum width of the primary column in points, or ``automaticDimension`` for the standard width.
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// The maximum width of the primary column in points, or ``automaticDimension`` for the standard width.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// The preferred width of the supplementary column in points, or ``automaticDimension`` for the standard width.
  open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// The preferred width of the supplementary column as a fraction of the whole width, or ``automaticDimension`` for
  /// the standard width. ``preferredSupplementaryColumnWidth`` takes precedence.
  open var preferredSupplementaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// The minimum width of the supplementary column in points, or ``automaticDimension`` for the standard width.
  open var minimumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// The maximum width of the supplementary column in points, or ``automaticDimension`` for the standard width.
  open var maximumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// The preferred width of the inspector in points, or ``automaticDimension`` for the standard width.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/preferredinspectorcolumnwidth
  open var preferredInspectorColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// The minimum width of the inspector in points, or ``automaticDimension`` for the standard width.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/minimuminspectorcolumnwidth
  open var minimumInspectorColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// The maximum width of the inspector in points, or ``automaticDimension`` for the standard width.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/maximuminspectorcolumnwidth
  open var maximumInspectorColumnWidth: CGFloat = UISplitViewController.automaticDimension {
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

  /// Collapses or expands the columns when the horizontal size class changes.
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
