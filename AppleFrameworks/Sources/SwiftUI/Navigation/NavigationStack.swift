import UIKit

/// What a navigation stack shows above its root, as values of any types.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationpath
public struct NavigationPath: Equatable {
  var values: [AnyHashable]
  public init() { values = [] }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Taking away more than there are stops the program.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// Pages above a root, of which the user sees the last one.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationstack
public struct NavigationStack<Data, Root: View>: View {
  nonisolated(unsafe) let root: Root
  let path: NavigationPathLink?

  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = NavigationPathLink(get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 })
  }
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    self.path = NavigationPathLink(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
  }

  public var body: some View { StackControl(root: AnyView(root), path: path).ignoresSafeArea() }
}

/// The same, as it was before there were paths.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationview
public struct NavigationView<Content: View>: View {
  nonisolated(unsafe) let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { StackControl(root: AnyView(content), path: nil).ignoresSafeArea() }
}

/// A binding to a path of values.
struct NavigationPathLink {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
}

/// What the pages of one stack share.
@MainActor
final class NavigationModel {
  weak var controller: UINavigationController?
  var environment = EnvironmentValues()
  var path: NavigationPathLink?
  /// What makes the page of a value, by its type.
  var destinations: [ObjectIdentifier: (Any) -> AnyView?] = [:]
  private(set) var shown: [AnyHashable] = []

  func page(_ view: AnyView) -> UIHostingController<AnyView> {
    let page = UIHostingController(rootView: view)
    page.inherit(environment)
    return page
  }

  func push(_ view: AnyView) {
    controller?.pushViewController(page(view), animated: true)
  }

  /// Pages that a value shows, with what is to be done where the user has gone back from one.
  private var watched: [(page: WeakController, gone: () -> Void)] = []

  func push(_ page: UIViewController, gone: @escaping () -> Void) {
    watched.append((WeakController(page), gone))
    controller?.pushViewController(page, animated: controller?.view.window != nil)
  }

  /// Goes back to the page below one.
  func pop(from page: UIViewController) {
    watched.removeAll { $0.page.controller === page }
    guard let controller, let index = controller.viewControllers.firstIndex(where: { $0 === page }), index > 0 else {
      return
    }
    controller.popToViewController(controller.viewControllers[index - 1], animated: controller.view.window != nil)
  }

  func push(_ value: AnyHashable) {
    if let path {
      path.set(path.get() + [value])
    } else {
      show(shown + [value], animated: true)
    }
  }

  /// Brings the pages up to date with the path.
  func show(_ values: [AnyHashable], animated: Bool) {
    guard let controller, values != shown else { return }
    var pages = Array(controller.viewControllers.prefix(1))
    let kept = zip(values, shown).prefix { $0 == $1 }.count
    pages += controller.viewControllers.dropFirst().prefix(kept)
    for value in values.dropFirst(kept) {
      guard let view = destination(value) else { continue }
      pages.append(page(view))
    }
    shown = values
    controller.setViewControllers(pages, animated: animated && controller.view.window != nil)
  }

  private func destination(_ value: AnyHashable) -> AnyView? {
    destinations[ObjectIdentifier(type(of: value.base))]?(value.base)
  }

  /// The user has gone back.
  func pagesDidChange() {
    guard let controller else { return }
    let left = watched.filter { entry in !controller.viewControllers.contains { $0 === entry.page.controller } }
    watched.removeAll { entry in left.contains { $0.page.controller === entry.page.controller } }
    for entry in left { entry.gone() }
    let count = max(0, controller.viewControllers.count - 1)
    guard count < shown.count else { return }
    shown = Array(shown.prefix(count))
    if let path, path.get().count > count { path.set(Array(path.get().prefix(count))) }
  }
}

private enum NavigationModelKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}

private struct StackControl: UIViewControllerRepresentable {
  let root: AnyView
  let path: NavigationPathLink?

  @MainActor
  final class Coordinator: NSObject, UINavigationControllerDelegate {
    let model = NavigationModel()
    nonisolated(unsafe) var root: UIHostingController<AnyView>?
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      model.pagesDidChange()
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UINavigationController {
    let coordinator = context.coordinator
    let page = UIHostingController(rootView: root)
    coordinator.root = page
    let controller = UINavigationController(rootViewController: page)
    controller.navigationBar.prefersLargeTitles = true
    controller.delegate = coordinator
    coordinator.model.controller = controller
    return controller
  }

  func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {
    let model = context.coordinator.model
    var environment = context.environment
    environment.navigation = model
    context.coordinator.root?.inherit(environment)
    // Other pages have no part in what stands around the stack.
    environment.outerSearch = nil
    model.environment = environment
    model.path = path
    context.coordinator.root?.rootView = root
    for page in uiViewController.viewControllers.dropFirst() {
      (page as? UIHostingController<AnyView>)?.inherit(environment)
    }
    if let path {
      let values = path.get()
      // Destinations are known once the root has been evaluated.
      uiViewController.view.layoutIfNeeded()
      model.show(values, animated: true)
    }
  }
}

/// A button that shows another page.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationlink
public struct NavigationLink<Label: View, Destination: View>: View {
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let destination: (() -> Destination)?
  nonisolated(unsafe) let value: AnyHashable?
  /// Whether its page is shown, where somebody else knows.
  var isActive: Binding<Bool>?
  @Environment(\.navigation) private var navigation
  @Environment(\.isInList) private var isInList

  nonisolated public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
    value = nil
  }
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }

  public var body: some View {
    if let isActive, let destination {
      link { isActive.wrappedValue = true }.navigationDestination(isPresented: isActive, destination: destination)
    } else {
      let (navigation, value, destination) = (navigation, value, destination)
      link {
        if let value {
          navigation?.push(value)
        } else if let destination {
          navigation?.push(AnyView(DeferredView(content: destination)))
        }
      }
    }
  }

  @ViewBuilder private func link(_ action: @escaping @MainActor () -> Void) -> some View {
    if isInList {
      label.frame(maxWidth: .infinity, alignment: .leading)
        .applying(TraitModifier<RowActionTrait>(value: RowAction(action: action, showsArrow: true)))
    } else {
      Button(action: action) { label }
    }
  }
}

extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    destination = nil
    self.value = value.map { AnyHashable($0) }
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

/// What a tap on a list's row does.
struct RowAction {
  let action: @MainActor () -> Void
  let showsArrow: Bool
}

/// Knows the page of values of a type.
struct DestinationModifier<D: Hashable, C: View>: EnvironmentModifier {
  nonisolated(unsafe) let destination: (D) -> C
  func apply(to values: inout EnvironmentValues) {
    let destination = destination
    values.navigation?.destinations[ObjectIdentifier(D.self)] = { value in
      (value as? D).map { value in AnyView(DeferredView { destination(value) }) }
    }
  }
}

/// What a page says for the bar above it.
struct PageLook {
  var title: Text?
  var display: NavigationBarItem.TitleDisplayMode?
  var hidesBack: Bool?
  var hidesBar: Bool?
  var items: [BarItem] = []
}

enum PageLookKey: PreferenceKey {
  static var defaultValue: PageLook { PageLook() }
  static func reduce(value: inout PageLook, nextValue: () -> PageLook) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.display = value.display ?? next.display
    value.hidesBack = value.hidesBack ?? next.hidesBack
    value.hidesBar = value.hidesBar ?? next.hidesBar
    value.items += next.items
  }
}

/// - Source: developer.apple.com/documentation/swiftui/navigationbaritem
public struct NavigationBarItem: Sendable {
  /// - Source: developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

/// Sets a controller's navigation item by what its views say.
@MainActor
enum NavigationPreferences {
  static func apply(_ root: Node, to controller: UIViewController) {
    let look = root.preference(PageLookKey.self)
    let item = controller.navigationItem
    if let title = look.title?.string(in: root.environment), item.title != title { item.title = title }
    switch look.display {
    case .inline?: if item.largeTitleDisplayMode != .never { item.largeTitleDisplayMode = .never }
    case .large?: if item.largeTitleDisplayMode != .always { item.largeTitleDisplayMode = .always }
    default: break
    }
    if let hides = look.hidesBack, item.hidesBackButton != hides { item.setHidesBackButton(hides, animated: false) }
    if let hides = look.hidesBar, let stack = controller.navigationController, stack.isNavigationBarHidden != hides {
      stack.setNavigationBarHidden(hides, animated: false)
    }
    BarItems.apply(look.items, to: controller, root.environment)
  }
}

extension View {
  nonisolated private func page(_ change: @escaping (inout PageLook) -> Void) -> some View {
    transformPreference(PageLookKey.self, change)
  }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    page { $0.title = Text(titleKey) }
  }
  nonisolated public func navigationTitle(_ title: Text) -> some View { page { $0.title = title } }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let text = Text(title)
    return page { $0.title = text }
  }
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    page {
      $0.title = Text(titleKey)
      $0.display = displayMode
    }
  }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    let text = Text(title)
    return page {
      $0.title = text
      $0.display = displayMode
    }
  }
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    page { $0.display = displayMode }
  }
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    page { $0.hidesBack = hidesBackButton }
  }
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { page { $0.hidesBar = hidden } }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    applying(DestinationModifier(destination: destination))
  }
}
