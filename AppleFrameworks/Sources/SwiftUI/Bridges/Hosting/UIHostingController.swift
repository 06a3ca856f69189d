import UIKit

/// A view controller that displays a SwiftUI view.
///
/// - Source: developer.apple.com/documentation/swiftui/uihostingcontroller
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  private let hosting: HostingView<Content>
  private let shell: HostingShell
  private let editing = StateLocation(EditMode.inactive)
  var searchLink: SearchLink?

  /// The view that the controller displays. Setting it preserves the state of views with the same identity.
  public var rootView: Content {
    didSet {
      hosting.setRootView(rootView)
      shell.invalidateIntrinsicContentSize()
    }
  }

  /// The options that control the report of the content's size to UIKit. Default: None. `sizeThatFits(in:)` works with
  /// any options.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { sizesDidChange() }
  }

  /// The regions that the content avoids. Default: all.
  public var safeAreaRegions: SafeAreaRegions = .all {
    didSet {
      hosting.avoidsSafeArea = safeAreaRegions.contains(.container)
      hosting.setNeedsLayout()
    }
  }

  /// Whether the content ignores the safe area. Libraries use it for systems before iOS 16.4: see ``safeAreaRegions``.
  ///
  /// - Source: SwiftUI.swiftinterface of the iOS SDK, as open libraries use it
  public var _disableSafeArea: Bool {
    get { safeAreaRegions.isEmpty }
    set { safeAreaRegions = newValue ? [] : .all }
  }

  /// Creates a controller that displays a view.
  public init(rootView: Content) {
    self.rootView = rootView
    hosting = HostingView(rootView)
    shell = HostingShell(hosting)
    super.init(nibName: nil, bundle: nil)
    connect()
  }

  /// Creates a controller from an archive with a custom view. For subclasses.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    hosting = HostingView(rootView)
    shell = HostingShell(hosting)
    super.init(coder: aDecoder)
    connect()
  }

  /// Stops the program, because archives contain no root view. Subclasses override this initializer and call
  /// `init(coder:rootView:)`.
  public required init?(coder aDecoder: NSCoder) {
    fatalError(
      "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  private func connect() {
    hosting.adjustEnvironment = { [weak self] environment in
      guard let self else { return }
      environment.hostingController = WeakController(self)
      environment.scenePhase = .active
      environment.provideEditMode(editing)
      if let link = searchLink {
        environment.isInSearch = link.isActive
        environment.searchWords = link.words
        environment.searchDismissal = DismissSearchAction(link: link)
        environment.searchFilling = { [weak link] in link?.fill($0) }
      }
    }
    hosting.updateDidEnd = { [weak self] root in self?.updateDidEnd(root) }
    shell.sizes = { [weak self] in self?.sizingOptions.contains(.intrinsicContentSize) ?? false }
  }

  /// Inherits the environment of the views that display this controller.
  func inherit(_ environment: EnvironmentValues) { hosting.inherited = environment }

  /// Returns the scroll view that bars observe: the one that was set, or the one that fills the screen, in this
  /// controller or on the top page of its navigation stack.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = super.contentScrollView(for: edge) { return named }
    for child in children {
      if let stack = child as? UINavigationController { return stack.topViewController?.contentScrollView(for: edge) }
    }
    return FilledScreen.scrollView(in: hosting)
  }

  /// The keyboard shortcuts of visible buttons and the commands that were added.
  open override var keyCommands: [UIKeyCommand]? {
    let all = (super.keyCommands ?? []) + ShownShortcuts.commands(of: hosting.rootNode(), self)
    return all.isEmpty ? nil : all
  }

  /// Returns whether the controller can perform the action. The keyboard shortcuts of the content's buttons can be
  /// performed.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == ShortcutCommand.selector || super.canPerformAction(action, withSender: sender)
  }

  func preparedRoot() -> Node? { hosting.preparedRoot() }
  func rootTrait<T: BoxTrait>(_ trait: T.Type) -> T.Value { hosting.rootTrait(trait) }

  private func updateDidEnd(_ root: Node) {
    sizesDidChange()
    ControllerPreferences.apply(root, to: self)
  }

  private func sizesDidChange() {
    if sizingOptions.contains(.intrinsicContentSize) { shell.idealSizeMayHaveChanged() }
    if sizingOptions.contains(.preferredContentSize) {
      let size = hosting.contentSize(.unspecified)
      if preferredContentSize != size { preferredContentSize = size }
    }
  }

  /// Creates the hosting view.
  open override func loadView() {
    view = shell
  }

  /// Updates the environment from the controller's traits before the view appears.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hosting.needsEnvironment = true
  }

  /// Calls the superclass's implementation.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
  }

  /// Returns the content's size for a proposed size, in points.
  ///
  /// Infinite lengths and lengths of at least 10,000 points request the ideal length.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    hosting.contentSize(
      ProposedViewSize(
        width: size.width.isFinite && size.width < 10_000 ? size.width : nil,
        height: size.height.isFinite && size.height < 10_000 ? size.height : nil))
  }

  /// Whether the content hides the status bar with `statusBarHidden(_:)`.
  open override var prefersStatusBarHidden: Bool {
    hosting.rootNode()?.preference(StatusBarHiddenKey.self) ?? super.prefersStatusBarHidden
  }

  /// Whether the content hides the home indicator with `persistentSystemOverlays(_:)`.
  open override var prefersHomeIndicatorAutoHidden: Bool {
    hosting.rootNode()?.preference(HomeIndicatorHiddenKey.self) ?? super.prefersHomeIndicatorAutoHidden
  }

  /// The number of evaluated bodies, for tests.
  var evaluations: Int { hosting.graph.evaluations }
}

extension UIHostingController: SearchHosting {
  func searchDidChange() { hosting.needsEnvironment = true }
}
