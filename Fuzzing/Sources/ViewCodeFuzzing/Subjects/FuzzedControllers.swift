import UIKit

/// Controllers that a program presents over its screen and dismisses.
@MainActor
final class FuzzedControllers {
  /// The controller whose view contains the program's views.
  weak var shown: UIViewController?

  private var top: UIViewController? {
    var controller = shown
    while let presented = controller?.presentedViewController { controller = presented }
    return controller
  }

  func perform(_ step: ViewStep) {
    let isAnimated = step.second % 2 == 0
    let navigation = top as? UINavigationController
    switch step.action {
    case .present:
      // A running transition is not awaited, because UIKit only warns of it.
      top?.present(made(step), animated: isAnimated)
    case .dismiss: top?.dismiss(animated: isAnimated)
    case .push: navigation?.pushViewController(page(step), animated: isAnimated)
    default:
      if step.third % 2 == 0 {
        navigation?.popViewController(animated: isAnimated)
      } else {
        navigation?.setViewControllers((0..<1 + step.fourth % 3).map { _ in page(step) }, animated: isAnimated)
      }
    }
  }

  /// Dismisses all presented controllers.
  func end() { shown?.dismiss(animated: false) }

  private func made(_ step: ViewStep) -> UIViewController {
    switch step.third % 6 {
    case 0:
      let alert = UIAlertController(
        title: ViewKinds.texts[step.first % ViewKinds.texts.count], message: "Message",
        preferredStyle: step.fourth % 2 == 0 ? .alert : .actionSheet)
      for index in 0..<step.fourth % 5 {
        alert.addAction(UIAlertAction(title: "Action \(index)", style: index == 0 ? .cancel : .default))
      }
      if step.fourth % 2 == 0, step.first % 2 == 0 { alert.addTextField() }
      return alert
    case 1:
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<step.fourth % 8).map { _ in page(step) }
      return tabs
    case 2: return page(step)
    default:
      let navigation = UINavigationController(rootViewController: page(step))
      navigation.navigationBar.prefersLargeTitles = step.fourth % 2 == 0
      navigation.modalPresentationStyle = [.fullScreen, .pageSheet, .overFullScreen][step.fourth % 3]
      return navigation
    }
  }

  private func page(_ step: ViewStep) -> UIViewController {
    let page = step.first % 3 == 0 ? UITableViewController(style: .plain) : UIViewController()
    page.title = ViewKinds.texts[step.second % ViewKinds.texts.count]
    page.tabBarItem.title = page.title
    page.view.backgroundColor = .systemBackground
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    return page
  }
}
