@_spi(Host) import UIKit

/// A view that wraps UIKit's tab bar controller.
struct TabBarControl: UIViewControllerRepresentable {
  let entries: [TabEntry]
  let selection: TabSelection?

  @MainActor
  final class Coordinator: NSObject, UITabBarControllerDelegate {
    let pages = TabPages()
    var selection: TabSelection?
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      guard let index = pages.order.firstIndex(where: { $0.page === viewController }) else { return }
      selection?.set(pages.tag(index))
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UITabBarController {
    let controller = UITabBarController()
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ uiViewController: UITabBarController, context: Context) {
    let coordinator = context.coordinator
    coordinator.selection = selection
    coordinator.pages.update(entries, context.environment)
    let pages = coordinator.pages.order
    for (index, (entry, page)) in pages.enumerated() {
      let item = page.tabBarItem ?? UITabBarItem()
      let words = page.tabWords(entry.label)
      let title = words?.title ?? ""
      if item.title != title { item.title = title }
      item.image = words?.image
      let badge = entry.badge ?? page.tabBadge
      if item.badgeValue != badge { item.badgeValue = badge }
      item.tag = index
      item.isSeparate = entry.role == .search
      page.tabBarItem = item
    }
    let shown = uiViewController.viewControllers ?? []
    let new = pages.map(\.page)
    if shown.count != new.count || zip(shown, new).contains(where: { $0 !== $1 }) {
      uiViewController.setViewControllers(new, animated: false)
    }
    if let tint = context.environment.tint?.resolve(in: context.environment) {
      uiViewController.tabBar.tintColor = tint
    }
    if let index = coordinator.pages.index(selection), uiViewController.selectedIndex != index {
      uiViewController.selectedIndex = index
    }
    _ = selection?.get()
  }
}

extension UIHostingController {
  /// Returns the title and image of the page's tab, from a label or from `tabItem(_:)`. Symbols in tabs are filled.
  func tabWords(_ label: AnyView?) -> LabelWords? {
    guard let root = preparedRoot(), let view = label ?? root.preference(TabItemKey.self) else { return nil }
    var environment = root.environment
    environment.symbolVariants = .fill
    return LabelWords.of(view, root, environment: environment)
  }

  var tabBadge: String? { preparedRoot()?.preference(TabBadgeKey.self) ?? nil }
}
