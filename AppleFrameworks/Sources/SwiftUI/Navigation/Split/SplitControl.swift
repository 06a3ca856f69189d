import UIKit

/// The state that the columns of a split view share.
@MainActor
final class SplitModel {
  weak var controller: UISplitViewController?
  nonisolated init() {}

  /// Displays a column on a narrow screen, after a selection in the previous column.
  func show(_ column: UISplitViewController.Column) {
    guard let controller, controller.isCollapsed else { return }
    controller.show(column)
  }

  /// Displays the column after the one that contains a controller.
  func showNext(after page: UIViewController?) {
    guard let controller else { return }
    var column = page
    while let current = column, current.parent !== controller, !(current.parent is UINavigationController) {
      column = current.parent
    }
    let isSidebar = column === controller.viewController(for: .primary) || page === sidebar
    show(isSidebar && controller.viewController(for: .supplementary) != nil ? .supplementary : .secondary)
  }

  weak var sidebar: UIViewController?
}

private enum SplitModelKey: EnvironmentKey { static var defaultValue: SplitModel? { nil } }

extension EnvironmentValues {
  /// The model of the split view that contains the view in its sidebar or content column.
  var split: SplitModel? {
    get { self[SplitModelKey.self] }
    set { self[SplitModelKey.self] = newValue }
  }
}

/// A view that wraps UIKit's split view controller.
struct SplitControl: UIViewControllerRepresentable {
  let sidebar: AnyView
  let content: AnyView?
  let detail: AnyView
  let model: SplitModel
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?

  @MainActor
  final class Coordinator: NSObject, UISplitViewControllerDelegate, UINavigationControllerDelegate {
    var pages: [UISplitViewController.Column: UIHostingController<AnyView>] = [:]
    var stacks: [UISplitViewController.Column: NavigationModel] = [:]
    var visibility: Binding<NavigationSplitViewVisibility>?
    var compactColumn: Binding<NavigationSplitViewColumn>?

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      stacks.values.first { $0.controller === navigationController }?.pagesDidChange()
    }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      switch compactColumn?.wrappedValue.column {
      case .detail: .secondary
      case .content: pages[.supplementary] == nil ? .primary : .supplementary
      case .sidebar, nil: .primary
      }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UISplitViewController {
    let controller = UISplitViewController(style: content == nil ? .doubleColumn : .tripleColumn)
    controller.delegate = context.coordinator
    func add(_ view: AnyView, _ column: UISplitViewController.Column) {
      let page = UIHostingController(rootView: view)
      context.coordinator.pages[column] = page
      let stack = UINavigationController(rootViewController: page)
      stack.navigationBar.prefersLargeTitles = column != .secondary
      stack.delegate = context.coordinator
      let navigation = NavigationModel()
      navigation.controller = stack
      context.coordinator.stacks[column] = navigation
      controller.setViewController(stack, for: column)
    }
    add(sidebar, .primary)
    if let content { add(content, .supplementary) }
    add(detail, .secondary)
    model.controller = controller
    model.sidebar = context.coordinator.pages[.primary]
    return controller
  }

  func updateUIViewController(_ uiViewController: UISplitViewController, context: Context) {
    let coordinator = context.coordinator
    coordinator.visibility = visibility
    coordinator.compactColumn = compactColumn
    func show(_ view: AnyView, _ column: UISplitViewController.Column) {
      guard let page = coordinator.pages[column] else { return }
      var environment = context.environment
      let navigation = coordinator.stacks[column]
      environment.navigation = navigation
      environment.split = column == .secondary ? nil : model
      navigation?.environment = environment
      environment.columnNavigation = navigation
      page.inherit(environment)
      page.rootView = view
    }
    show(sidebar, .primary)
    if let content { show(content, .supplementary) }
    show(detail, .secondary)
    let behavior = context.environment.splitBehavior
    if uiViewController.preferredSplitBehavior != behavior { uiViewController.preferredSplitBehavior = behavior }
    if let mode = visibility?.wrappedValue.displayMode(hasContent: content != nil),
      uiViewController.preferredDisplayMode != mode
    {
      uiViewController.preferredDisplayMode = mode
    }
    if let width = coordinator.pages[.primary]?.preparedRoot()?.preference(ColumnWidthKey.self),
      uiViewController.preferredPrimaryColumnWidth != width
    {
      uiViewController.preferredPrimaryColumnWidth = width
    }
    if let column = compactColumn?.wrappedValue.column, uiViewController.isCollapsed {
      uiViewController.show(column == .detail ? .secondary : column == .content ? .supplementary : .primary)
    }
  }
}
