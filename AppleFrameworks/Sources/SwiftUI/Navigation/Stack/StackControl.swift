import UIKit

/// A view that wraps UIKit's navigation controller.
struct StackControl: UIViewControllerRepresentable {
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
    // A search field that is set outside of the stack applies only to the root.
    environment.outerSearch = nil
    model.environment = environment
    model.path = path
    context.coordinator.root?.rootView = root
    for page in uiViewController.viewControllers.dropFirst() {
      (page as? UIHostingController<AnyView>)?.inherit(environment)
    }
    if let path {
      let values = path.get()
      // Destinations are registered when the root is evaluated.
      uiViewController.view.layoutIfNeeded()
      model.show(values, animated: true)
    }
  }
}
