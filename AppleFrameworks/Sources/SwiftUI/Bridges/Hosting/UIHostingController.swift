import UIKit

/// A view controller that shows a SwiftUI view.
///
/// - Source: developer.apple.com/documentation/swiftui/uihostingcontroller
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  private let hosting: HostingView<Content>
  private let shell: HostingShell
  private let editing = StateLocation(EditMode.inactive)
  var searchLink: SearchLink?

  /// The view that is shown. Another value keeps the state of what has the same identity in both.
  public var rootView: Content {
    didSet {
      hosting.setRootView(rootView)
      shell.invalidateIntrinsicContentSize()
    }
  }

  /// What UIKit is told of the content's size. Default: nothing; `sizeThatFits(in:)` always answers.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { sizesDidChange() }
  }

  /// The regions that the content keeps out of. Default: all.
  public var safeAreaRegions: SafeAreaRegions = .all {
    didSet {
      hosting.avoidsSafeArea = safeAreaRegions.contains(.container)
      hosting.setNeedsLayout()
    }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    hosting = HostingView(rootView)
    shell = HostingShell(hosting)
    super.init(nibName: nil, bundle: nil)
    connect()
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    hosting = HostingView(rootView)
    shell = HostingShell(hosting)
    super.init(coder: aDecoder)
    connect()
  }

  /// Files name no root view: this stops the program, unless a subclass has one of its own.
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
      }
    }
    hosting.updateDidEnd = { [weak self] root in self?.updateDidEnd(root) }
    shell.sizes = { [weak self] in self?.sizingOptions.contains(.intrinsicContentSize) ?? false }
  }

  /// Takes over the environment of the views that show this one.
  func inherit(_ environment: EnvironmentValues) { hosting.inherited = environment }

  /// What bars follow: a scroll view that was named, else the one that fills the screen, in this controller or in the page of a stack
  /// that this shows.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = super.contentScrollView(for: edge) { return named }
    for child in children {
      if let stack = child as? UINavigationController { return stack.topViewController?.contentScrollView(for: edge) }
    }
    return FilledScreen.scrollView(in: hosting)
  }

  /// Shortcuts of the buttons that are shown, besides those that were added.
  open override var keyCommands: [UIKeyCommand]? {
    let all = (super.keyCommands ?? []) + ShownShortcuts.commands(of: hosting.rootNode(), self)
    return all.isEmpty ? nil : all
  }

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

  open override func loadView() {
    view = shell
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hosting.needsEnvironment = true
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
  }

  /// The size that the content takes of a proposal.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    hosting.contentSize(
      ProposedViewSize(
        width: size.width.isFinite && size.width < 10_000 ? size.width : nil,
        height: size.height.isFinite && size.height < 10_000 ? size.height : nil))
  }

  open override var prefersStatusBarHidden: Bool {
    hosting.rootNode()?.preference(StatusBarHiddenKey.self) ?? super.prefersStatusBarHidden
  }

  /// For tests: how many bodies were evaluated.
  var evaluations: Int { hosting.graph.evaluations }
}

extension UIHostingController: SearchHosting {
  func searchDidChange() { hosting.needsEnvironment = true }
}
