import HostServices
import UIKit

/// What a hosting controller tells UIKit of its content's size.
///
/// - Source: developer.apple.com/documentation/swiftui/uihostingcontrollersizingoptions
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view's intrinsic content size is the content's ideal size.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// `preferredContentSize` is the content's ideal size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Regions of a screen that content keeps out of.
///
/// - Source: developer.apple.com/documentation/swiftui/safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and the screen's corners.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: UInt.max)
}

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

/// Finds what scrolls all of a screen.
@MainActor
private enum FilledScreen {
  static func scrollView(in view: UIView) -> UIScrollView? {
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    guard safe.height > 0 else { return nil }
    return find(view) { scrollView in
      let frame = scrollView.convert(scrollView.bounds, to: view)
      return frame.minY <= safe.minY + 0.5 && frame.maxY >= safe.maxY - 0.5 && frame.width >= safe.width - 0.5
    }
  }

  private static func find(_ view: UIView, _ fills: (UIScrollView) -> Bool) -> UIScrollView? {
    for subview in view.subviews where !subview.isHidden {
      if let scrollView = subview as? UIScrollView {
        if !(scrollView is UITextView), fills(scrollView) { return scrollView }
      } else if subview is PassingView, let found = find(subview, fills) {
        return found
      }
    }
    return nil
  }
}

extension UIHostingController: SearchHosting {
  func searchDidChange() { hosting.needsEnvironment = true }
}

/// The view of a hosting controller: the background, and the hosted view over all of it.
final class HostingShell: UIView {
  private let hosted: UIView & HostingSurface
  var sizes: () -> Bool = { false }
  private var lastIdeal: CGSize?

  init(_ hosted: UIView & HostingSurface) {
    self.hosted = hosted
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    addSubview(hosted)
  }

  required init?(coder: NSCoder) { fatalError("no file has the view of a hosting controller") }

  override func layoutSubviews() {
    super.layoutSubviews()
    if hosted.frame != bounds { hosted.frame = bounds }
    hosted.layoutIfNeeded()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { hosted.sizeThatFits(size) }

  override var intrinsicContentSize: CGSize {
    guard sizes() else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return hosted.sizeThatFits(.zero)
  }

  func idealSizeMayHaveChanged() {
    let ideal = hosted.sizeThatFits(.zero)
    guard ideal != lastIdeal else { return }
    lastIdeal = ideal
    invalidateIntrinsicContentSize()
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    hosted.sizeThatFits(
      CGSize(
        width: horizontal == .required ? targetSize.width : 0, height: vertical == .required ? targetSize.height : 0))
  }
}

/// A controller that may go.
struct WeakController {
  weak var controller: UIViewController?
  init(_ controller: UIViewController?) { self.controller = controller }
}

private enum HostingControllerKey: EnvironmentKey {
  static var defaultValue: WeakController { WeakController(nil) }
}

extension EnvironmentValues {
  /// The controller that controllers of UIKit's become children of.
  var hostingController: WeakController {
    get { self[HostingControllerKey.self] }
    set {
      if self[HostingControllerKey.self].controller !== newValue.controller {
        self[HostingControllerKey.self] = newValue
      }
    }
  }
}

enum StatusBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

/// What views say for the controller that shows them.
@MainActor
enum ControllerPreferences {
  static func apply(_ root: Node, to controller: UIViewController) {
    NavigationPreferences.apply(root, to: controller)
    BarPreferences.apply(root, to: controller)
    SearchPreferences.apply(root, to: controller)
    PresentationPreferences.apply(root, to: controller)
    if let scheme = root.preference(ColorSchemePreference.self) {
      let style: UIUserInterfaceStyle = scheme == .dark ? .dark : .light
      // It holds for the whole window or presentation.
      let target: UIViewController = controller.presentingViewController == nil ? controller.topmost : controller
      if let window = controller.view.window, controller.presentingViewController == nil {
        if window.overrideUserInterfaceStyle != style { window.overrideUserInterfaceStyle = style }
      } else if target.overrideUserInterfaceStyle != style {
        target.overrideUserInterfaceStyle = style
      }
    }
  }
}

extension UIViewController {
  var topmost: UIViewController { parent?.topmost ?? self }
}

enum ColorSchemePreference: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: ColorSchemePreference.self, value: colorScheme)
  }
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }
}
