import UIKit

/// The state that the pages of one stack share.
@MainActor
final class NavigationModel {
  weak var controller: UINavigationController?
  var environment = EnvironmentValues()
  var path: NavigationPathLink?
  /// The functions that create the page of a value, keyed by the value's type.
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

  /// The pages that were pushed by a value, with actions that are called when the user goes back from them.
  private var watched: [(page: WeakController, gone: () -> Void)] = []

  func push(_ page: UIViewController, gone: @escaping () -> Void) {
    watched.append((WeakController(page), gone))
    controller?.pushViewController(page, animated: controller?.view.window != nil)
  }

  /// Pops a page and all pages above it.
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

  /// Updates the pages to match the path.
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

  /// Handles a change of the pages when the user has navigated back.
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

/// A binding to a path of values.
struct NavigationPathLink {
  let get: @MainActor () -> [AnyHashable]
  let set: @MainActor ([AnyHashable]) -> Void
}

private enum NavigationModelKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}
